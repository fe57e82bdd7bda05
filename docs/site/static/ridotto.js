// What the site needs in a house.

// Open the search page without sending a form: a house forbids that (form-action 'none').
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
  event.preventDefault()
  const address = new URL(form.action, location.href)
  address.search = new URLSearchParams(new FormData(form)).toString()
  location.assign(address)
})

// Lead back to the page. Elsewhere, for example in a folder, there is none.
if (/^https?:$/.test(location.protocol) && location.pathname.startsWith('/docs/')) {
  const link = document.createElement('a')
  link.className = 'sidebar-play'
  link.href = '/'
  link.textContent = 'Play'
  document.querySelector('.sidebar-brand')?.after(link)
}
