import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from '../src/lib/words.svelte'
import Palette from '../src/games/mascarade/workshop/Palette.svelte'
import { spoken } from './fixtures/masquerade'

let mounted: ReturnType<typeof mount>
const ontap = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(await spoken('en')))
  await words.speak('en')
  const props = { masks: ['judge', 'witch'], chosen: ['nobody'], starred: [], fewest: {}, copies: {}, players: 6, ontap }
  mounted = mount(Palette, { target: document.body, props })
  flushSync()
})

afterEach(() => {
  void unmount(mounted)
  vi.unstubAllGlobals()
})

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')]
const told = (): string => document.querySelector('.power')?.textContent?.trim() ?? ''

describe('the text of a mask', () => {
  it('is shown when the mask is tapped or focused', () => {
    const [judge, witch] = buttons()
    expect(told()).toBe(words.t('workshop-power'))
    witch?.click()
    flushSync()
    expect(ontap).toHaveBeenCalledWith('witch')
    expect(told()).toBe(`Witch ${words.t('mask-witch.power')}`)
    judge?.focus()
    flushSync()
    expect(told()).toBe(`Judge ${words.t('mask-judge.power')}`)
  })

  it('is not shown for an unknown mask', () => {
    buttons()[2]?.click()
    flushSync()
    expect(told()).toBe(words.t('workshop-power'))
  })
})
