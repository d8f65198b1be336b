// Whether a key signed this challenge, on this site, for a person who was seen by it. Signing in, proving oneself again and
// signing a document all ask here.

import { type AuthenticatorTransport, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Assertion } from '#contract/shared/passkeys.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  blockPasskey,
  type Passkey,
  type PasskeyHolder,
  passkeyOfCredential,
  takePasskeyCounter,
} from '#database/queries/identity/passkey.ts'
import { Refusal } from '../http/errors.ts'
import { notifyHolder, recordPasskey } from './holder.ts'
import { passkeySite } from './site.ts'

/** All that anybody needs to check the signature again, without this site. */
export interface PasskeyEvidence {
  passkeyId: number
  name: string
  credentialId: Buffer
  /** COSE, as it was given when the key was made. */
  publicKey: Buffer
  authenticatorData: Buffer
  clientDataJson: Buffer
  signature: Buffer
  flags: {
    userPresent: boolean
    /** By a finger, a face or a PIN. Always so: without it the assertion is refused. */
    userVerified: boolean
    backupEligible: boolean
    backedUp: boolean
  }
  counter: number
  rpId: string
  origin: string
}

interface Expected {
  /** Base64url. That it is used once is the caller's to see to (challenge.ts). */
  challenge: string
  kind: PasskeyHolder['kind']
  /** Undefined at the door: whoever's key it is. */
  login: string | undefined
}

const WRONG = 'พาสคีย์นี้ใช้ไม่ได้กับบัญชีนี้ กรุณาเลือกพาสคีย์อื่น หรือใช้รหัสผ่านแทน'
const BLOCKED =
  'พาสคีย์นี้ถูกระงับไว้ เพราะพบสัญญาณว่ามีผู้ทำสำเนา หรือมีการสั่งหยุดในบัญชี กรุณาเข้าสู่ระบบด้วยวิธีอื่น ลบพาสคีย์นี้ แล้วเพิ่มใหม่'

/** Refuses, or says whose key it was and what it signed. Not within a transaction: that a copy was shown stays written. */
export async function verifyAssertion(
  request: FastifyRequest,
  { challenge, kind, login }: Expected,
  assertion: Assertion,
): Promise<{ holder: PasskeyHolder; evidence: PasskeyEvidence }> {
  const credentialId = Buffer.from(assertion.credential_id, 'base64url')
  const passkey = await passkeyOfCredential(request.server.db, credentialId)
  if (!passkey || passkey.kind !== kind || (login !== undefined && passkey.login !== login))
    throw refused(login, WRONG)
  // At the door the key must say itself whose it is.
  const handle = assertion.user_handle
  const isOwn = handle === passkey.userHandle.toString('base64url')
  if (!isOwn && (login === undefined || handle !== undefined)) throw refused(login, WRONG)
  const seen = await verified(request, challenge, passkey, assertion)
  if (!seen) throw refused(login, WRONG)
  if (passkey.blockedAt || !(await isForward(request, passkey, seen))) throw refused(login, BLOCKED)
  return {
    holder: { kind: passkey.kind, login: passkey.login },
    evidence: { passkeyId: passkey.passkeyId, name: passkey.name, ...seen },
  }
}

type Seen = Omit<PasskeyEvidence, 'passkeyId' | 'name'>

async function verified(
  request: FastifyRequest,
  challenge: string,
  { publicKey, transports }: Passkey,
  assertion: Assertion,
): Promise<Seen | undefined> {
  const { rpId, origin } = passkeySite(request.server)
  const { credential_id: id, client_data, authenticator_data, signature } = assertion
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client_data,
        authenticatorData: authenticator_data,
        signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // Counters are ours to compare: in one statement, and not of keys that are on several devices.
    credential: {
      id,
      publicKey: new Uint8Array(publicKey),
      counter: 0,
      transports: transports as AuthenticatorTransport[],
    },
  }).catch((error: Error) => {
    request.log.info({ reason: error.message }, 'an assertion was refused')
    return { verified: false, authenticationInfo: undefined }
  })
  const { authenticationInfo: info } = checked
  if (!checked.verified || !info) return undefined
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey,
    authenticatorData: Buffer.from(authenticator_data, 'base64url'),
    clientDataJson: Buffer.from(client_data, 'base64url'),
    signature: Buffer.from(signature, 'base64url'),
    flags: {
      userPresent: true,
      userVerified: info.userVerified,
      backupEligible: info.credentialDeviceType === 'multiDevice',
      backedUp: info.credentialBackedUp,
    },
    counter: info.newCounter,
    rpId,
    origin,
  }
}

/** A counter that does not go forward is a copy's, or that of whoever was copied: neither is let in, and the owner is told. */
async function isForward(
  request: FastifyRequest,
  { passkeyId, name, kind, login }: Passkey,
  { counter, flags: { backedUp } }: Seen,
): Promise<boolean> {
  const { db } = request.server
  if (await takePasskeyCounter(db, passkeyId, { counter, backedUp })) return true
  await inTransaction(db, async (trx) => {
    if (!(await blockPasskey(trx, passkeyId))) return
    await notifyHolder(trx, request, { kind, login }, { template: 'passkey_copied' })
    await recordPasskey(trx, request, { kind, login }, 'passkey.copied', { name }, 'refused')
  })
  return false
}

/** Whoever is signed in stays so. */
function refused(login: string | undefined, sentence: string): Refusal {
  return new Refusal(login === undefined ? 401 : 400, sentence)
}
