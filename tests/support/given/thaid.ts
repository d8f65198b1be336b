// A department of our own: a real OpenID Connect provider that knows one person at a time, and can be made to lie.

import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'
import type { ThaidSettings } from '#server/settings/thaid-settings.ts'
import { PUBLIC_URL } from '../app/test.ts'

const CLIENT = { clientId: 'coop', clientSecret: 'a secret of the department and the cooperative' }
const SCOPES = ['pid', 'birthdate', 'given_name', 'family_name', 'ial']

type Claims = Record<string, unknown>

export interface Thaid {
  settings: ThaidSettings
  /** Who holds the phone. */
  person: Claims
  /** What a token says instead; signed by the department's own key, unless by a stranger's. */
  lie: ((claims: Claims) => Claims) | undefined
  isStrangersKey: boolean
  /** Takes a browser to the department's door and through it; answers what it is sent back with. */
  visit(url: string): Promise<Record<string, string>>
  close(): Promise<void>
}

interface Ways {
  returnTo?: string
  /** A code can be used again and again, for whoever undoes what was done with it. */
  codesLast?: boolean
}

export async function givenThaid({
  returnTo = `${PUBLIC_URL}/member/thaid`,
  codesLast = false,
}: Ways = {}): Promise<Thaid> {
  const own = keyOfWorker('own')
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const thaid: Thaid = {
    settings: { issuer, ...CLIENT, ialLeast: 2, holdHours: 72 },
    person: {},
    lie: undefined,
    isStrangersKey: false,
    visit: (url) => visited(url, returnTo),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  const provider = new Provider(issuer, configuration(thaid, own, returnTo))
  if (codesLast) provider.AuthorizationCode.prototype.consume = async () => undefined
  provider.use(async (ctx, next) => {
    await next()
    const { lie, isStrangersKey } = thaid
    if (ctx.path !== '/token' || !ctx.body?.id_token || !(lie || isStrangersKey)) return
    const claims = claimsIn(String(ctx.body.id_token))
    ctx.body.id_token = signed(
      lie?.(claims) ?? claims,
      isStrangersKey ? keyOfWorker('strangers') : own,
    )
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const login = { login: { accountId: String(thaid.person.pid) } }
    return void provider.interactionFinished(request, response, login)
  })
  return thaid
}

function configuration(thaid: Thaid, key: KeyObject, returnTo: string): object {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [returnTo],
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'department', use: 'sig' }] },
    cookies: { keys: ['a key of the department'] },
    claims: { openid: ['sub'], ...Object.fromEntries(SCOPES.map((name) => [name, [name]])) },
    // As the department does it: what is asked for stands in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Interaction: 60,
      Grant: 60,
      Session: 60,
    },
    findAccount: (_: Context, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...thaid.person }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider } }: Context) {
      const { clientId } = client
      const grant = new provider.Grant({ clientId, accountId: session.accountId })
      grant.addOIDCScope(['openid', ...SCOPES].join(' '))
      await grant.save()
      return grant
    },
  }
}

/** A browser that has never been there, and follows wherever it is sent. */
async function visited(url: string, returnTo: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let next = url
  for (let steps = 0; steps < 10; steps++) {
    if (next.startsWith(returnTo)) return Object.fromEntries(new URL(next).searchParams)
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const given of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`${reply.status} ${await reply.text()}`)
    next = new URL(location, next).href
  }
  throw new Error('the department sends people in circles')
}

const keys = new Map<'own' | 'strangers', KeyObject>()

/** The same for every department of a worker: finding the primes of one takes up to a second. */
function keyOfWorker(whose: 'own' | 'strangers'): KeyObject {
  const key = keys.get(whose) ?? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  keys.set(whose, key)
  return key
}

function claimsIn(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function signed(claims: Claims, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'department' })}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}
