// A proxy that can drop all traffic without closing connections.

import { connect, createServer, type Server, type Socket } from 'node:net'

export class Road {
  private cutOff = false
  private readonly sockets = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** Start a proxy to the house at this address. */
  static async to(house: string): Promise<Road> {
    const { hostname, port } = new URL(house)
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const own = server.address()
    if (own === null || typeof own === 'string') throw new Error('no port for the road')
    const road = new Road(server, `http://127.0.0.1:${own.port}`)
    server.on('connection', (near) => {
      if (road.cutOff) road.keep(near)
      else road.join(near, connect(Number(port), hostname))
    })
    return road
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.sockets.delete(socket))
  }

  private join(near: Socket, far: Socket): void {
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.keep(one)
      one.on('data', (bytes) => this.cutOff || other.write(bytes))
      one.on('close', () => this.cutOff || other.destroy())
    }
  }

  cut(): void {
    this.cutOff = true
  }

  /** Let traffic through again; what was sent meanwhile is lost. */
  mend(): void {
    for (const socket of this.sockets) socket.destroy()
    this.cutOff = false
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((closed) => this.server.close(closed))
  }
}
