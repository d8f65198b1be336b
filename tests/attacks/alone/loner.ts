// One officer with nobody to help, who tries everything and takes what is answered.

import type { Db } from '#database/core/connect.ts'
import { issueSession } from '#server/identity/session.ts'
import { givenVisitor } from '../../support/given/site.ts'
import { solvedCaptcha } from '../../support/given/solved-captcha.ts'
import type { MatrixSite } from '../../support/permissions/writes/matrix-site.ts'

export interface Loner {
  login: string
  token: string
  site: MatrixSite
  /** What the site works on meanwhile. */
  trx: Db
}

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
export const PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

export async function lonerOf(db: Db, login: string): Promise<string> {
  return (await issueSession(db, { kind: 'staff', subjectId: login, client: CLIENT })).token
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it names
type Answer = any

interface Sending {
  headers?: Record<string, string>
  token?: string
}

/** What was answered, or undefined where it was refused. */
export async function send(
  { site, token: own }: Loner,
  url: string,
  payload?: object | string | Buffer,
  { headers = {}, token = own }: Sending = {},
): Promise<Answer> {
  const reply = await site.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  })
  if (reply.statusCode >= 500) throw new Error(`${url} ${reply.statusCode} ${reply.body}`)
  if (reply.statusCode >= 300) return undefined
  const isJson = String(reply.headers['content-type']).includes('json')
  return isJson ? { ...reply.json(), token: reply.json().token } : reply.body
}

/** As a visitor with a page of ours open, who solves what visitors must. */
export async function sendAsVisitor(loner: Loner, url: string, payload: object): Promise<Answer> {
  const { app } = loner.site
  const { cookie, token } = await givenVisitor(app)
  const headers = { cookie, 'x-csrf-token': token }
  return sendFrom(loner, headers, url, payload)
}

export async function sendFrom(
  { site: { app } }: Loner,
  headers: Record<string, string>,
  url: string,
  payload: object,
): Promise<Answer> {
  const recaptcha = await solvedCaptcha(app)
  const reply = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { recaptcha, ...payload },
  })
  return reply.statusCode < 300 ? reply.json() : undefined
}

/** A slip becomes a password, for whoever knows the whole id. */
export async function redeem(
  loner: Loner,
  slip: { no: string; id: string | undefined; code: string | undefined },
): Promise<void> {
  if (!slip.id || !slip.code) return
  const { app } = loner.site
  const { cookie, token } = await givenVisitor(app)
  const headers = { cookie, 'x-csrf-token': token }
  const proved = await sendFrom(loner, headers, '/api/member/registerauth/slip', {
    membership_no: slip.no,
    national_id: slip.id,
    activation_code: slip.code,
    purpose: 'register',
  })
  if (!proved) return
  const payload = { ticket: proved.data.ticket, mem_password: PASSWORD }
  await app.inject({ method: 'POST', url: '/api/member/register', headers, payload })
}
