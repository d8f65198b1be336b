import { hash } from '@node-rs/argon2'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { givenMember, givenVisitor } from './site.ts'

export const PASSWORD = 'แมวสามตัวบนหลังคา'

// Hashed once for all people of a worker: it takes a while, as it should.
let hashed: Promise<string> | undefined

export function hashedPassword(): Promise<string> {
  hashed ??= hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return hashed
}

/** A member with a password. */
export async function givenAccount(db: Db, name?: string): Promise<string> {
  const membershipNo = await givenMember(db, name)
  await setPasswordHash(db, 'member', membershipNo, await hashedPassword())
  return membershipNo
}

/** A browser that keeps its cookies, and whose pages send what REQ-501 wants. */
export async function givenBrowser(app: FastifyInstance, address = '127.0.0.1') {
  const visitor = await givenVisitor(app)
  const cookies = new Map([visitor.cookie.split('=', 2) as [string, string]])
  let token: string | undefined

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse> {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        origin: 'https://coop.example',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
        'x-csrf-token': visitor.token,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: body }),
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    return reply
  }
  const post = (url: string, body?: object) => ask('POST', url, body)
  return {
    cookies,
    get: (url: string) => ask('GET', url),
    post,
    async login(membership_no: string, mem_password: string, more: object = {}) {
      const body = { membership_no, mem_password, remember: false, recaptcha: '', ...more }
      const reply = await post('/api/member/auth/login', body)
      if (reply.statusCode === 200) token = reply.json().token
      return reply
    },
    async loginUnit(member_group_no: string, member_group_pass: string, more: object = {}) {
      const body = { member_group_no, member_group_pass, remember: false, ...more }
      const reply = await post('/api/membergroup/auth/login', body)
      if (reply.statusCode === 200) token = reply.json().token
      return reply
    },
    takeToken: (given: string | undefined) => {
      token = given
    },
  }
}
