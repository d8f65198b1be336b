import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** What is sent with it, as JSON. */
  sends?: object
}

/** An answer as it came over the wire: nothing decompressed, which fetch would do. */
export interface Answer {
  body: Buffer
  type: string
  encoding: string
}

const TRIES = 20
const LASTS_MS = 1_000

export async function answerOf(address: string, question: Question): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { status, ...answer } = await ask(address, question)
    if (status === 200) return answer
    // On a machine with too much to do the site says so; a first answer may wait until it has less.
    if (status !== 503 || attempt === TRIES) throw new Error(`${question.path} answers ${status}`)
    await sleep(500)
  }
}

/** The site compresses what is asked for again once more, and better: an answer counts when it stays as it was. */
export async function lastingAnswerOf(address: string, question: Question): Promise<Answer> {
  let before = await answerOf(address, question)
  for (;;) {
    await sleep(LASTS_MS)
    const answer = await answerOf(address, question)
    if (answer.body.equals(before.body)) return answer
    before = answer
  }
}

async function ask(address: string, question: Question): Promise<Answer & { status?: number }> {
  const { method, path, headers } = question
  const asked = request(address + path, { method, headers, agent: false }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = reply.headers
  return { status: reply.statusCode, type, encoding, body: await buffer(reply) }
}
