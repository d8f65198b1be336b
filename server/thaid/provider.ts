// The department's side of ThaID (decision 0041): OpenID Connect, code flow with PKCE. The library is loaded where ThaID is set.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from 'openid-client'
import type { ThaidFlow } from '#database/queries/identity/recovery/thaid-flow.ts'
import { readThaidClaims, type ThaidClaims } from '#domain/person/thaid-claims.ts'
import { Refusal } from '../http/errors.ts'
import { isAtHome, type ThaidSettings } from '../settings/thaid-settings.ts'

/** What is asked for; the department shows it to the person, who agrees to it there. */
const SCOPE = 'openid pid birthdate given_name family_name ial'
const PATIENCE_SECONDS = 5
/** Its addresses are asked for anew after an hour; its keys when one is not known. */
const KNOWN_MS = 3_600_000

const AWAY = 'ระบบ ThaID ของกรมการปกครองไม่ตอบในขณะนี้ กรุณาลองใหม่ภายหลัง หรือยืนยันตัวตนด้วยวิธีอื่น'
const WRONG = 'ยืนยันตัวตนด้วย ThaID ไม่สำเร็จ กรุณาเริ่มใหม่จากขั้นตอนแรก หรือยืนยันตัวตนด้วยวิธีอื่น'
const NOT_ENOUGH = 'ข้อมูลจาก ThaID ไม่ครบหรือระดับการพิสูจน์ตัวตนไม่ถึงที่สหกรณ์กำหนด กรุณายืนยันตัวตนด้วยวิธีอื่น'
const GIVEN_UP = 'ท่านยกเลิกการยืนยันตัวตนด้วย ThaID กรุณาเริ่มใหม่ หรือยืนยันตัวตนด้วยวิธีอื่น'

export function requireThaid({ settings }: FastifyInstance): ThaidSettings {
  if (settings.thaid) return settings.thaid
  throw new Refusal(404, 'สหกรณ์ยังไม่ได้เปิดใช้การยืนยันตัวตนด้วย ThaID กรุณายืนยันตัวตนด้วยวิธีอื่น')
}

type Secrets = { state: string } & Pick<ThaidFlow, 'nonce' | 'verifier'>

/** Where the browser is sent, and what it must come back with. */
export async function askAtThaid(request: FastifyRequest): Promise<Secrets & { url: string }> {
  const oidc = await import('openid-client')
  const department = await departmentOf(request)
  const [state, nonce, verifier] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ]
  const url = oidc.buildAuthorizationUrl(department, {
    redirect_uri: returnAddress(request.server),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { state, nonce, verifier, url: url.href }
}

/** Refuses, or says who it was; only what the department has signed for us and for this visit is believed. */
export async function whoCameBack(
  request: FastifyRequest,
  answer: Record<string, string>,
  { state, nonce, verifier }: Secrets,
): Promise<ThaidClaims> {
  if (answer.error === 'access_denied') throw new Refusal(400, GIVEN_UP)
  const { authorizationCodeGrant } = await import('openid-client')
  const department = await departmentOf(request)
  const address = new URL(`${returnAddress(request.server)}?${new URLSearchParams(answer)}`)
  const checks = {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  }
  const tokens = await authorizationCodeGrant(department, address, checks).catch((error: Error) => {
    throw refusalFor(request, error)
  })
  const claims = readThaidClaims(tokens.claims() ?? {})
  if (!claims || claims.ial < requireThaid(request.server).ialLeast)
    throw new Refusal(401, NOT_ENOUGH)
  return claims
}

/** As the settings say it, never as a request does: the department sends people to this address only. */
function returnAddress({ settings }: FastifyInstance): string {
  return `${settings.publicUrl}/member/thaid`
}

const known = new WeakMap<ThaidSettings, { until: number; department: Promise<Configuration> }>()

async function departmentOf(request: FastifyRequest): Promise<Configuration> {
  const settings = requireThaid(request.server)
  const before = known.get(settings)
  const department = before && before.until > Date.now() ? before.department : discovered(settings)
  if (department !== before?.department)
    known.set(settings, { until: Date.now() + KNOWN_MS, department })
  return department.catch((error: Error) => {
    known.delete(settings)
    throw refusalFor(request, error)
  })
}

async function discovered(settings: ThaidSettings): Promise<Configuration> {
  const oidc = await import('openid-client')
  const { issuer, clientId, clientSecret } = settings
  const execute = [
    // The token's signature is looked at although it comes straight from the department.
    oidc.enableNonRepudiationChecks,
    ...(isAtHome(issuer) ? [oidc.allowInsecureRequests] : []),
  ]
  const how = oidc.ClientSecretBasic(clientSecret)
  const patience = { execute, timeout: PATIENCE_SECONDS }
  return oidc.discovery(new URL(issuer), clientId, undefined, how, patience)
}

/** What went wrong is for the log, in the library's words: never what the token said. */
function refusalFor(request: FastifyRequest, error: Error & { code?: string }): Refusal {
  if (error instanceof Refusal) return error
  const { message, code, cause } = error
  request.log.info({ reason: message, code }, 'ThaID did not prove anybody')
  const isAway =
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    (cause instanceof Response && cause.status >= 500)
  return isAway ? new Refusal(409, AWAY) : new Refusal(401, WRONG)
}
