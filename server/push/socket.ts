// The site is its own Pusher-like broker: visitors who asked for it hear what is announced to all.

import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { BROADCAST, NOTIFICATION } from '#contract/public/push.ts'
import { isOwnOrigin } from '../http/csrf.ts'
import { Refusal } from '../http/errors.ts'
import { networkOf, wideNetworkOf } from '../http/visitor.ts'
import { type From, isFull } from './listener-limit.ts'
import {
  ACTIVITY_SECONDS,
  established,
  event,
  parseMessage,
  tooMany,
  unknownKey,
} from './pusher-protocol.ts'
import { watchUpgrades } from './upgrades.ts'

export const APP_KEY = 'coop'

const MESSAGE_BYTES_MAX = 4 * 1024
const MESSAGES_A_MINUTE = 60
const SILENT_MS = 3 * ACTIVITY_SECONDS * 1000
/** Whoever is turned away and stays is put out. */
const LEAVE_MS = 1_000

/** Those connected to this process, and how to reach them. */
export interface Push {
  deliver(message: string): void
  /** How many would hear it. */
  listening(): number
}

interface Client extends From {
  socket: WebSocket
  listens: boolean
  heardAt: number
  heardThisMinute: number
}

export async function openPushSocket(app: FastifyInstance): Promise<void> {
  const clients = new Set<Client>()
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } })
  watchUpgrades(app)

  app.get<{ Params: { key: string } }>(
    '/app/:key',
    {
      websocket: true,
      config: { authz: 'public', load: 'always' },
      schema: { params: Type.Object({ key: Type.String() }), response: { 101: Type.Null() } },
      preValidation: async (request) => {
        const { origin } = request.headers
        if (origin !== undefined && !isOwnOrigin(origin, request, app.settings.publicUrl))
          throw new Refusal(403, 'คำขอนี้ไม่ได้มาจากเว็บไซต์ของสหกรณ์')
      },
    },
    (socket, request) => {
      socket.on('error', () => socket.terminate()) // a broken line or a message beyond the limit
      if (request.params.key !== APP_KEY) return turnAway(socket, unknownKey())
      const from = { network: networkOf(request), wide: wideNetworkOf(request) }
      if (isFull(clients, from)) return turnAway(socket, tooMany())
      admit(socket, from)
    },
  )

  function admit(socket: WebSocket, from: From) {
    const client = { socket, ...from, listens: false, heardAt: Date.now(), heardThisMinute: 0 }
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('message', (data) => listenTo(client, String(data)))
    socket.send(established())
  }

  function listenTo(client: Client, text: string) {
    client.heardAt = Date.now()
    if (++client.heardThisMinute > MESSAGES_A_MINUTE) return turnAway(client.socket, tooMany())
    const { answer, listens = client.listens } = parseMessage(text)
    client.listens = listens
    if (answer) client.socket.send(answer)
  }

  const minute = setInterval(() => {
    for (const client of clients) {
      client.heardThisMinute = 0
      if (Date.now() - client.heardAt > SILENT_MS) client.socket.terminate()
    }
  }, 60_000)
  minute.unref()
  app.addHook('onClose', async () => clearInterval(minute))

  app.decorate('push', {
    deliver(message: string) {
      const told = event(NOTIFICATION, JSON.parse(message), BROADCAST)
      for (const { socket, listens } of clients) if (listens) socket.send(told)
    },
    listening: () => [...clients].filter(({ listens }) => listens).length,
  } satisfies Push)
}

function turnAway(socket: WebSocket, reason: string) {
  socket.send(reason)
  socket.close(4100)
  setTimeout(() => socket.terminate(), LEAVE_MS).unref()
}
