// An officer's passkey in the place of the code of the moment (SEC-09): the password was right, and is asked for all the same.

import type { FastifyRequest } from 'fastify'
import type { Assertion, AssertionRequest } from '#contract/shared/passkeys.ts'
import { goodPasskeys } from '#database/queries/identity/passkey.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { verifyAssertion } from './assertion.ts'
import { assertionRequest, newChallenge, takeChallenge } from './challenge.ts'

/** What a key of this officer is to sign; undefined for whoever has none. */
export async function keysInPlaceOfCode(
  request: FastifyRequest,
  login: string,
): Promise<AssertionRequest | undefined> {
  const holder = { kind: 'staff', login } as const
  if ((await goodPasskeys(request.server.db, holder)) === 0) return undefined
  const challenge = await newChallenge(request, 'sign_in', holder)
  return assertionRequest(request, challenge, holder)
}

export async function requireKeyInPlaceOfCode(
  request: FastifyRequest,
  login: string,
  assertion: Assertion,
): Promise<void> {
  const holder = { kind: 'staff', login } as const
  try {
    const challenge = await takeChallenge(request, 'sign_in', holder, assertion.client_data)
    await verifyAssertion(request, { challenge, ...holder }, assertion)
  } catch (refusal) {
    if (refusal instanceof Refusal) {
      const detail = { login, step: 'passkey' }
      const told = { action: 'staff.login', outcome: 'refused', detail } as const
      await recordAudit(request.server.db, request, told)
    }
    throw refusal
  }
}
