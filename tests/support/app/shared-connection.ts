// As a pooler of transactions with a single connection: whoever connects after the first is answered over the first one's.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const TERMINATE = 'X'.charCodeAt(0)
/** Signed in, and ready for a question. */
const WELCOME = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73])

export async function givenSharedConnection(url: string) {
  const to = new URL(url)
  const server = connect(Number(to.port), '127.0.0.1')
  server.on('error', () => undefined)
  let asking: Socket | undefined
  server.on('data', (answer) => asking?.write(answer))
  let clients = 0
  const pooler = createServer((client) => {
    const isFirst = ++clients === 1
    let hasArrived = isFirst
    client.on('error', () => undefined)
    client.on('data', (said) => {
      if (said[0] === TERMINATE) return client.end()
      if (!hasArrived) {
        hasArrived = true
        return client.write(WELCOME)
      }
      asking = client
      server.write(said)
    })
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((pooler.address() as AddressInfo).port)
  return {
    url: through.href,
    close() {
      server.destroy()
      pooler.close()
    },
  }
}
