// A table at which the test takes the house's part, to show any situation at once.
// Page, words and cards come from a real house.

import type { WebSocketRoute } from 'playwright-core'
import type { Command, GameWire, Message, TableShown, View } from '../src/lib/wire'
import type { Guest } from './guest'

export class StagedTable<G extends GameWire = GameWire> {
  private socket: WebSocketRoute | null = null
  /** The commands of the page, without pings. */
  readonly commands: Command[] = []

  private constructor(
    private readonly guest: Guest,
    private view: View<G>,
  ) {}

  /** Open a table in this situation, or another page of it, and wait for its main element. */
  static async open<G extends GameWire>(guest: Guest, view: View<G>, path = '/t/staged', main = 'main.table'): Promise<StagedTable<G>> {
    const table = new StagedTable<G>(guest, view)
    const { page } = guest
    const shown = (): { table: string; shown: TableShown<G> } => ({ table: 'staged', shown: table.view.shown })
    await page.route('**/api/tables/staged', (route) => route.fulfill({ json: shown() }))
    await page.routeWebSocket('**/ws/tables/staged*', (socket) => {
      table.socket = socket
      socket.onMessage((text) => table.hear(JSON.parse(String(text)) as Command))
      table.say(table.view)
    })
    await guest.go(path)
    await page.locator(main).waitFor()
    return table
  }

  /** Show another situation. */
  async show(view: View<G>): Promise<void> {
    this.view = view
    this.say(view)
    await this.settle()
  }

  /** Send events as they happen. */
  async happens(events: readonly G['event'][]): Promise<void> {
    const { n: since, state, own, clock } = this.view
    if (!state) throw new Error('nothing happens before the game')
    const entries = [{ n: since + 1, at: 0, what: 'moved' as const, player: 1, events: [...events] }]
    this.view = { ...this.view, n: since + 1 }
    this.say({ is: 'news', since, n: since + 1, entries, shown: null, state, own, clock })
    await this.settle()
  }

  /** Send events with the state after them, and leave the page to show them. */
  tell(events: readonly G['event'][], change: Partial<Pick<View<G>, 'state' | 'own' | 'clock'>> = {}): void {
    const { n: since } = this.view
    this.view = { ...this.view, ...change, n: since + 1 }
    const { state, own, clock } = this.view
    if (!state) throw new Error('nothing happens before the game')
    const entries = [{ n: since + 1, at: 0, what: 'moved' as const, player: 1, events: [...events] }]
    this.say({ is: 'news', since, n: since + 1, entries, shown: null, state, own, clock })
  }

  /** Wait until the page has drawn the change and all animations have ended. */
  private settle(): Promise<void> {
    return this.guest.page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      await frame()
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      ending.forEach((animation) => animation.finish())
      await frame()
    })
  }

  private say(message: Message<G>): void {
    this.socket?.send(JSON.stringify(message))
  }

  private hear(command: Command): void {
    const { n } = this.view
    if (command.do === 'ping') this.say({ is: 'pong', id: command.id, n, now: Date.now() })
    else {
      this.commands.push(command)
      this.say({ is: 'done', id: command.id, n })
    }
  }
}
