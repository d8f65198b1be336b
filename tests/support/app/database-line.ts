// A line to the database that can be cut or fall silent, and then lead to another server.

import { createServer, connect as dial, type Socket } from 'node:net'

export interface DatabaseLine {
  /** The database's address through this line. */
  url: string
  /** How often somebody tried the line while it was cut or silent. */
  tries: number
  /** Every connection breaks, and new ones are refused. */
  cut(): void
  /** Every connection stays open and no byte passes any more; new ones are taken and never answered. */
  silence(): void
  /** As a pooler whose server is gone: every connection breaks, and new ones are told so when they sign in. */
  loseServer(): void
  /** New connections reach the database again; those that were silent stay so. */
  restore(): void
  close(): Promise<void>
}

/** In the words of pgBouncer, as PostgreSQL's protocol wraps them. */
const SERVER_IS_GONE = errorMessage(
  'SFATAL',
  'C08P01',
  'Mserver login has been failing, cached error: connect failed (server_login_retry)',
)

function errorMessage(...fields: string[]): Buffer {
  const said = Buffer.from(`${fields.join('\0')}\0\0`)
  const head = Buffer.from('E    ')
  head.writeInt32BE(said.length + 4, 1)
  return Buffer.concat([head, said])
}

export async function givenDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' | 'serverless' = 'open'

  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    near.on('close', () => sockets.delete(near))
    if (state !== 'open') line.tries++
    if (state === 'cut') near.destroy()
    if (state === 'serverless') near.once('data', () => near.end(SERVER_IS_GONE))
    if (state !== 'open') return
    const far = dial(Number(to.port), '127.0.0.1')
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as { port: number }).port)

  const line: DatabaseLine = {
    url: through.href,
    tries: 0,
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    loseServer() {
      state = 'serverless'
      for (const socket of sockets) socket.destroy()
    },
    silence() {
      state = 'silent'
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
        socket.write = () => true
        // Not even a goodbye is answered.
        socket.end = () => socket
      }
    },
    restore() {
      state = 'open'
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return line
}
