// A road to the house that can be cut: nothing comes through any more, and nobody is told.

import { connect, createServer, type Server, type Socket } from 'node:net'

export class Road {
  private cutOff = false
  private readonly sockets = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** A road to the house at this address. */
  static async to(house: string): Promise<Road> {
    const { hostname, port } = new URL(house)
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const own = server.address()
    if (own === null || typeof own === 'string') throw new Error('no port for the road')
    const road = new Road(server, `http://127.0.0.1:${own.port}`)
    server.on('connection', (near) => road.join(near, connect(Number(port), hostname)))
    return road
  }

  private join(near: Socket, far: Socket): void {
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.sockets.add(one)
      one.on('data', (bytes) => this.cutOff || other.write(bytes))
      one.on('error', () => one.destroy())
      one.on('close', () => {
        this.sockets.delete(one)
        other.destroy()
      })
    }
  }

  cut(): void {
    this.cutOff = true
  }

  /** Open again; what was under way when it was cut is lost. */
  mend(): void {
    for (const socket of this.sockets) socket.destroy()
    this.cutOff = false
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((closed) => this.server.close(closed))
  }
}
