import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
}

/** An answer as it came over the wire: nothing decompressed, which fetch would do. */
export interface Answer {
  body: Buffer
  type: string
  encoding: string
}

export async function answerOf(address: string, question: Question): Promise<Answer> {
  const { method, path, headers } = question
  const asked = request(address + path, { method, headers, agent: false }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(reply)
  if (reply.statusCode !== 200) throw new Error(`${path} answers ${reply.statusCode}: ${body}`)
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = reply.headers
  return { body, type, encoding }
}
