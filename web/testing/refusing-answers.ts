// Every form in which a server, ours or one that keeps to REQ-502 to the letter, may say no.

import { CANNOT_CONNECT } from '../client/api.ts'

export const FIRST = 'ข้อมูลไม่ครบถ้วน'
export const SECOND = 'กรุณาติดต่อสหกรณ์'

interface Refusing {
  name: string
  answer: () => Response | Promise<Response>
  /** What whoever asked is told. */
  said: string
  status: number
}

// biome-ignore format: a table reads in rows
export const REFUSING: readonly Refusing[] = [
  { name: '200 with errors', status: 200, said: FIRST, answer: () => Response.json({ errors: [FIRST, SECOND] }) },
  { name: '200 with rc_code 0', status: 200, said: FIRST, answer: () => Response.json({ rc_code: '0', rc_des: FIRST }) },
  { name: '200 with nothing in it', status: 200, said: CANNOT_CONNECT, answer: () => new Response('') },
  { name: '200 with null', status: 200, said: CANNOT_CONNECT, answer: () => Response.json(null) },
  { name: '400 with an error', status: 400, said: FIRST, answer: () => Response.json({ error: FIRST }, { status: 400 }) },
  { name: '401', status: 401, said: FIRST, answer: () => Response.json({ error: FIRST }, { status: 401 }) },
  { name: '500 with a page', status: 500, said: CANNOT_CONNECT, answer: () => new Response('<html>', { status: 500 }) },
  { name: 'no connection', status: 0, said: CANNOT_CONNECT, answer: () => Promise.reject(new TypeError('Failed to fetch')) },
]
