// A line to the database that can be made slow: every answer comes so many milliseconds later.

import { connect, createServer, type Server } from 'node:net'
import { atEnd } from '../process/ending.ts'

export interface SlowLine {
  delayMs: number
  /** The database's address through this line. */
  through(url: string): Promise<string>
}

export function slowLine(): SlowLine {
  const line: SlowLine = { delayMs: 0, through }
  async function through(url: string): Promise<string> {
    const { port, hostname } = new URL(url)
    const server = createServer((site) => {
      const database = connect(Number(port), hostname)
      site.on('data', (bytes) => database.write(bytes))
      // Timers of one length end in the order in which they began.
      database.on('data', (bytes) => setTimeout(() => site.write(bytes), line.delayMs))
      for (const [one, other] of [
        [site, database],
        [database, site],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
    })
    atEnd(() => server.close())
    const slow = new URL(url)
    slow.hostname = '127.0.0.1'
    slow.port = String(await listen(server))
    return slow.href
  }
  return line
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
}
