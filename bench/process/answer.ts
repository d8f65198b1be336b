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

export async function answerOf(address: string, question: Question): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { status, ...answer } = await ask(address, question)
    if (status === 200) return answer
    // On a machine with too much to do the site says so; a first answer may wait until it has less.
    if (status !== 503 || attempt === TRIES) throw new Error(`${question.path} answers ${status}`)
    await sleep(500)
  }
}

async function ask(address: string, question: Question): Promise<Answer & { status?: number }> {
  const { method, path, headers } = question
  const asked = request(address + path, { method, headers, agent: false }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = reply.headers
  return { status: reply.statusCode, type, encoding, body: await buffer(reply) }
}
