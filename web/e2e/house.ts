// A real house with a port and a data directory of its own.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RIDOTTO = process.env.RIDOTTO ?? fileURLToPath(new URL('../../.venv/bin/ridotto', import.meta.url))
const OPEN_WITHIN = 60_000

export interface House {
  address: string
  close(): Promise<void>
}

/** Start a house with additional options; return its address when it accepts connections. */
export async function openHouse(settings: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'ridotto-e2e-'))
  // All test guests have the same address.
  const limits = ['guests-each', 'tables-each', 'tables-open', 'sockets-address', 'requests-address', 'messages-address']
  const crowd = limits.flatMap((limit) => [`--${limit}`, '0'])
  const options = ['--port', '0', '--data', data, '--lang', 'en', '--log', 'warning', ...crowd, ...settings]
  const house = spawn(RIDOTTO, ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  const address = await addressOf(house)
  const close = async (): Promise<void> => {
    const ended = new Promise((done) => house.once('exit', done))
    house.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  return { address, close }
}

function addressOf(house: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    const timer = setTimeout(() => failed(new Error(`the house did not open: ${said}`)), OPEN_WITHIN)
    const listen = (text: Buffer): void => {
      said += text.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (!address) return
      clearTimeout(timer)
      found(address)
    }
    house.stdout?.on('data', listen)
    house.stderr?.on('data', listen)
    house.once('exit', (status) => failed(new Error(`the house closed with ${status}: ${said}`)))
  })
}
