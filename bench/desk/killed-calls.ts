// The site as a process of its own that takes calls from its parent, and is killed before one of the statements that a call sends to the
// database, as by kill -9.

import type { InjectOptions } from 'fastify'
import { connect, type SentStatement, STATEMENTS } from '#database/core/connect.ts'
import { takeFolder } from '#server/payments/take-folder.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { appOn } from '../process/night-app.ts'
import { type Point, wordsOf } from './kill-points.ts'

export interface Call {
  /** Or the core system's answers are taken, as after a night; or the bank's files out of a folder. */
  options: InjectOptions | 'answers' | { folder: string }
  /** Where it is killed. */
  before?: Point
}

export interface Answered {
  statusCode: number
  body: string
  bytes: Buffer
  /** The words of each statement. */
  sent: string[]
}

const [url = '', folder = ''] = process.argv.slice(2)

let before: Point | undefined
let sent: string[] = []
// A statement is told of before its bytes leave this process.
STATEMENTS.subscribe((message) => {
  const sql = wordsOf((message as SentStatement).sql)
  sent.push(sql)
  if (sql !== before?.sql || sent.filter((one) => one === sql).length !== before.nth) return
  process.kill(process.pid, 'SIGKILL')
})

const app = await appOn(connect(url, 2).db, folder, { TWO_PEOPLE: 'yes' })
process.on('message', async (call: Call) => {
  sent = []
  before = call.before
  const reply = await answerTo(call.options)
  before = undefined
  process.send?.({ ...reply, sent } satisfies Answered)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function answerTo(options: Call['options']): Promise<Omit<Answered, 'sent'>> {
  if (options !== 'answers' && 'folder' in options) {
    await takeFolder(app, options.folder, { wait: async () => {} })
    return { statusCode: 200, body: '', bytes: Buffer.alloc(0) }
  }
  if (options !== 'answers') {
    const { statusCode, body, rawPayload } = await app.inject(options)
    return { statusCode, body, bytes: rawPayload }
  }
  const body = JSON.stringify(await takeAnswers(app))
  return { statusCode: 200, body, bytes: Buffer.from(body) }
}
