// Draws the PNG icons of the installable page from public/icon.svg, in Chromium: `node make_icons.mjs`.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
const executablePath = process.env.RIDOTTO_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

const icon = read('public/icon.svg')
// Launchers cut maskable icons to any shape: the background fills the square, and the mask is in the safe zone.
const maskable = icon
  .replace(/<rect [^>]*>/, '<rect width="64" height="64" fill="#131a2e"/><g transform="translate(6.4 6.4) scale(0.8)">')
  .replace('</svg>', '</g></svg>')

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const [name, svg, size] of [['icon-192', icon, 192], ['icon-512', icon, 512], ['icon-maskable-512', maskable, 512]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  writeFileSync(new URL(`public/${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }))
}
await browser.close()
