import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AttentionSettings from '../src/parts/AttentionSettings.svelte'
import { permission, summon } from '../src/lib/attention'
import { settings } from '../src/lib/settings.svelte'
import { t } from '../src/lib/words.svelte'
import { stayAwake } from '../src/lib/wakeLock'
import { takeSeat } from './fixtures/mountedTable'
import { soon } from './fixtures/fakeHouse'

/** What the browser was asked to do. */
let vibrated: number
let notices: { title: string; open: boolean }[]
let locks: { released: boolean; release(): Promise<void> }[]
let hidden: boolean
let answer: NotificationPermission

class FakeNotification {
  static permission: NotificationPermission
  static requestPermission = vi.fn(async () => (FakeNotification.permission = answer))
  private readonly notice
  constructor(title: string) {
    this.notice = { title, open: true }
    notices.push(this.notice)
  }
  close(): void {
    this.notice.open = false
  }
}

function hide(now: boolean): void {
  hidden = now
  // The browser takes the lock away from a hidden page.
  if (now) for (const lock of locks) lock.released = true
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  const table = await takeSeat()
  table.close()
  vibrated = 0
  notices = []
  locks = []
  hidden = false
  answer = 'granted'
  FakeNotification.permission = 'default'
  FakeNotification.requestPermission.mockClear()
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.assign(navigator, { vibrate: () => (vibrated += 1) })
  const request = async (): Promise<unknown> => {
    const lock = { released: false, release: async () => void (lock.released = true) }
    locks.push(lock)
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  document.title = 'Ball'
})

afterEach(() => {
  settings.vibration = settings.awake = true
  settings.notify = false
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(navigator, 'vibrate')
  Reflect.deleteProperty(navigator, 'wakeLock')
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call to the table', () => {
  it('vibrates unless that is off or not possible', () => {
    summon('Ball', 'Your turn')()
    expect(vibrated).toBe(1)
    settings.vibration = false
    summon('Ball', 'Your turn')()
    expect(vibrated).toBe(1)
    settings.vibration = true
    Reflect.deleteProperty(navigator, 'vibrate')
    expect(() => summon('Ball', 'Your turn')()).not.toThrow()
  })

  it('notifies only a guest who asked for it, allowed it and is elsewhere', async () => {
    FakeNotification.permission = 'granted'
    summon('Ball', 'Your turn')
    hidden = true
    summon('Ball', 'Your turn')
    settings.notify = true
    FakeNotification.permission = 'denied'
    summon('Ball', 'Your turn')
    FakeNotification.permission = 'granted'
    const end = summon('Ball', 'Your turn')
    await soon(() => expect(notices).toEqual([{ title: 'Ball', open: true }]))
    end()
    expect(notices).toEqual([{ title: 'Ball', open: false }])
  })

  it('never asks for permission itself', () => {
    hidden = true
    settings.notify = true
    summon('Ball', 'Your turn')()
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  })

  it('uses the service worker where there is one, as phones allow nothing else', async () => {
    const shown: string[] = []
    const worker = {
      active: {},
      showNotification: async (title: string) => void shown.push(title),
      getNotifications: async () => [{ close: () => shown.pop() }],
    }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => worker } })
    FakeNotification.permission = 'granted'
    hidden = settings.notify = true
    const end = summon('Ball', 'Your turn')
    await soon(() => expect(shown).toEqual(['Ball']))
    await Promise.resolve()
    end()
    await soon(() => expect(shown).toEqual([]))
    expect(notices).toEqual([])
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('flashes the title while the page is hidden, whatever the title is by then', () => {
    vi.useFakeTimers()
    hidden = true
    const end = summon('Ball', 'Your turn')
    vi.advanceTimersByTime(1000)
    expect(document.title).toBe('● Ball')
    vi.advanceTimersByTime(1000)
    expect(document.title).toBe('Ball')
    document.title = 'Your decision'
    vi.advanceTimersByTime(1000)
    expect(document.title).toBe('● Your decision')
    hide(false)
    expect(document.title).toBe('Your decision')
    vi.advanceTimersByTime(5000)
    expect(document.title).toBe('Your decision')
    hide(true)
    vi.advanceTimersByTime(1000)
    end()
    expect(document.title).toBe('Your decision')
  })
})

describe('the screen', () => {
  it('stays on while the page is in sight, until the game ends', async () => {
    const end = stayAwake()
    await soon(() => expect(locks.map(({ released }) => released)).toEqual([false]))
    hide(true)
    hide(false)
    await soon(() => expect(locks.map(({ released }) => released)).toEqual([true, false]))
    end()
    await soon(() => expect(locks.map(({ released }) => released)).toEqual([true, true]))
    hide(false)
    expect(locks).toHaveLength(2)
  })

  it('is left alone if the game ends before the browser agrees', async () => {
    stayAwake()()
    await soon(() => expect(locks.map(({ released }) => released)).toEqual([true]))
  })

  it('goes dark without a complaint where it cannot be kept on', () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(() => stayAwake()()).not.toThrow()
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: () => Promise.reject(new Error('battery')) } })
    expect(() => stayAwake()()).not.toThrow()
  })
})

describe('the settings', () => {
  let mounted: ReturnType<typeof mount>
  const open = (): void => {
    mounted = mount(AttentionSettings, { target: document.body })
    flushSync()
  }
  afterEach(() => void unmount(mounted))
  const rowOf = (key: string): HTMLLabelElement | undefined =>
    [...document.querySelectorAll('label')].find((label) => label.textContent.includes(t(key)))
  const inputOf = (key: string): HTMLInputElement => {
    const input = rowOf(key)?.querySelector('input')
    if (!input) throw new Error(`no switch for ${key}`)
    return input
  }

  it('ask for permission when notifications are switched on, not before', async () => {
    open()
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
    inputOf('settings-notify').click()
    await soon(() => expect(settings.notify).toBe(true))
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce()
    inputOf('settings-notify').click()
    await soon(() => expect(settings.notify).toBe(false))
  })

  it('stay off and say why if the guest or the connection does not allow it', async () => {
    answer = 'denied'
    open()
    inputOf('settings-notify').click()
    await soon(() => expect(rowOf('settings-notify')?.textContent).toContain(t('settings-notify.blocked')))
    expect(inputOf('settings-notify').checked).toBe(false)
    expect(settings.notify).toBe(false)
    void unmount(mounted)
    document.body.replaceChildren()
    vi.stubGlobal('isSecureContext', false)
    expect(permission()).toBe('insecure')
    open()
    expect(inputOf('settings-notify').disabled).toBe(true)
    expect(rowOf('settings-notify')?.textContent).toContain(t('settings-notify.insecure'))
  })

  it('have a switch each, and none for what the browser cannot do', () => {
    open()
    for (const [key, name] of [['settings-bubbles', 'bubbles'], ['settings-vibration', 'vibration'], ['settings-awake', 'awake']] as const) {
      inputOf(key).click()
      flushSync()
      expect(settings[name], key).toBe(false)
      settings[name] = true
    }
    void unmount(mounted)
    document.body.replaceChildren()
    Reflect.deleteProperty(navigator, 'vibrate')
    Reflect.deleteProperty(navigator, 'wakeLock')
    open()
    expect([rowOf('settings-vibration'), rowOf('settings-awake')]).toEqual([undefined, undefined])
  })
})
