// The site as a process of its own that takes calls from its parent, and is killed before the nth question of one to the database,
// as by kill -9.

import type { InjectOptions } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { connect } from '#database/core/connect.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { appOn } from '../process/night-app.ts'

export interface Call {
  /** Or the core system's answers are taken, as after a night. */
  options: InjectOptions | 'answers'
  /** 0 lets it live. */
  nth: number
}

export interface Answered {
  statusCode: number
  body: string
  bytes: Buffer
  /** How many questions it asked. */
  asked: number
}

const [url = '', folder = ''] = process.argv.slice(2)

let [asked, nth] = [0, 0]
const killing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked += 1
    if (asked === nth) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}

const app = await appOn(connect(url, 2).db.withPlugin(killing), folder, {
  TWO_PEOPLE: 'yes',
})
process.on('message', async (call: Call) => {
  asked = 0
  nth = call.nth
  const reply = await answerTo(call.options)
  nth = 0
  process.send?.({ ...reply, asked } satisfies Answered)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function answerTo(options: Call['options']): Promise<Omit<Answered, 'asked'>> {
  if (options !== 'answers') {
    const { statusCode, body, rawPayload } = await app.inject(options)
    return { statusCode, body, bytes: rawPayload }
  }
  const body = JSON.stringify(await takeAnswers(app))
  return { statusCode: 200, body, bytes: Buffer.from(body) }
}
