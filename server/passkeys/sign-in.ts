// The doors that open to a passkey alone: it is something one has, and a finger, a face or a PIN beside it, so neither a
// proof of work nor a code is asked for.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeySignIn } from '#contract/shared/passkeys.ts'
import type { PasskeyHolder } from '#database/queries/identity/passkey.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { deviceOf } from '../identity/device-cookie.ts'
import { letMemberIn } from '../identity/member-sign-in.ts'
import { clientOf } from '../identity/session.ts'
import { letUnitIn } from '../identity/unit-sign-in.ts'
import { verifyAssertion } from './assertion.ts'
import { assertionRequest, newChallenge, takeChallenge } from './challenge.ts'

/** An officer's opens to a password first, and to a key in the place of a code. */
export type Door = Exclude<PasskeyHolder['kind'], 'staff'>

/** Says nothing about anybody: the device knows which keys it has for this site. */
export async function beginSignIn(request: FastifyRequest, kind: Door) {
  const challenge = await newChallenge(request, 'sign_in', { kind, login: null })
  return dataReply(await assertionRequest(request, challenge))
}

export async function signInMemberByPasskey(
  request: FastifyRequest,
  body: KeySignIn,
  reply: FastifyReply,
) {
  const { remember = false } = body
  return letMemberIn(request, reply, { remember, ...(await whoseKey(request, 'member', body)) })
}

export async function signInUnitByPasskey(
  request: FastifyRequest,
  body: KeySignIn,
  reply: FastifyReply,
) {
  const { remember = false } = body
  return letUnitIn(request, reply, { remember, ...(await whoseKey(request, 'unit', body)) })
}

/** Whose key it is that opens this door, and what else the area's sign-in wants to know. */
async function whoseKey(request: FastifyRequest, kind: Door, { passkey }: KeySignIn) {
  const client = clientOf(request)
  try {
    const nobody = { kind, login: null }
    const challenge = await takeChallenge(request, 'sign_in', nobody, passkey.client_data)
    const expected = { challenge, kind, login: undefined }
    const { login } = (await verifyAssertion(request, expected, passkey)).holder
    const device = deviceOf(request, request.server.secrets.csrf, `${kind}:${login}`)
    const admitted = { isNewDevice: device === undefined, failuresBefore: 0 }
    return { login, client, admitted, by: 'passkey' as const }
  } catch (refusal) {
    if (refusal instanceof Refusal) {
      await recordAudit(request.server.db, request, {
        action: `${kind}.login`,
        actor: 'visitor',
        outcome: 'refused',
        detail: { by: 'passkey', device: client.device },
      })
    }
    throw refusal
  }
}
