import { randomBytes } from 'node:crypto'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { CreationRequest, NewKey } from '#contract/shared/passkeys.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addPasskey,
  type NewPasskey,
  type PasskeyHolder,
  passkeysOf,
  userHandleOf,
} from '#database/queries/identity/passkey.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { clientOf } from '../identity/session.ts'
import { pageConfigOf } from '../pages/page-config.ts'
import { requireNoBrake } from '../request-desk/hold.ts'
import { newChallenge, TIMEOUT_MS, takeChallenge } from './challenge.ts'
import { holderOf, namesOf, notifyHolder, recordPasskey } from './holder.ts'
import { passkeySite } from './site.ts'

export const PASSKEYS_MAX = 10
const NAME_MAX = 60
/** 1,023 bytes, as base64url: no device may have a longer name for a key. */
const ID_MAX = 1_364
/** ES256, EdDSA and RS256: what phones, computers and security keys make. */
const ALGORITHMS = [-7, -8, -257]
const FULL = `มีพาสคีย์ครบ ${PASSKEYS_MAX} รายการแล้ว กรุณาลบรายการที่ไม่ใช้ก่อนเพิ่มใหม่`

/** For whoever has just proved who they are: the challenge is their leave to add one key, in this browser. */
export async function beginPasskey(
  request: FastifyRequest,
): Promise<{ rc_code: '1'; data: CreationRequest }> {
  const { server } = request
  const holder = holderOf(request)
  await inTransaction(server.db, (trx) => requireMayAdd(trx, holder))
  const keys = await passkeysOf(server.db, holder)
  if (keys.length >= PASSKEYS_MAX) throw new Refusal(409, FULL)
  const handle = await userHandleOf(server.db, holder, randomBytes(32))
  const { coopNameTH } = await pageConfigOf(server)
  return dataReply({
    challenge: await newChallenge(request, 'add', holder),
    rp_id: passkeySite(server).rpId,
    rp_name: coopNameTH,
    user_id: handle.toString('base64url'),
    ...namesOf(request),
    algorithms: ALGORITHMS,
    timeout_ms: TIMEOUT_MS,
    credentials: keys.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
  })
}

export async function finishPasskey(request: FastifyRequest, body: NewKey): Promise<OkReply> {
  const holder = holderOf(request)
  const name = keyNameOf(body.name)
  const challenge = await takeChallenge(request, 'add', holder, body.client_data)
  const passkey = await madeFor(request, challenge, body)
  await inTransaction(request.server.db, async (trx) => {
    await requireMayAdd(trx, holder)
    if (!(await addPasskey(trx, holder, { ...passkey, name }, PASSKEYS_MAX)))
      throw new Refusal(409, `เพิ่มพาสคีย์นี้ไม่ได้ เพราะมีอยู่แล้วหรือครบ ${PASSKEYS_MAX} รายการ`)
    const { device } = clientOf(request)
    await notifyHolder(trx, request, holder, { template: 'passkey_added', device })
    await recordPasskey(trx, request, holder, 'passkey.add', { name, device })
  })
  return okReply('เพิ่มพาสคีย์แล้ว ครั้งต่อไปเข้าสู่ระบบด้วยพาสคีย์นี้ได้ทันที')
}

/** A key is a lasting way in: whoever pulled the brake goes to the counter first. */
async function requireMayAdd(trx: Db, { kind, login }: PasskeyHolder): Promise<void> {
  if (kind === 'member') await requireNoBrake(trx, login)
}

/** One line that can be read; composing its letters may have made it longer. */
export function keyNameOf(typed: string): string {
  const name = [...visitorLine(typed)].slice(0, NAME_MAX).join('').trim()
  if (!name) throw new Refusal(400, 'กรุณาตั้งชื่อพาสคีย์')
  return name
}

/** Who made the key's device is not asked: nothing would be refused for it, and it would tell devices apart. */
async function madeFor(
  request: FastifyRequest,
  challenge: string,
  { credential_id: id, client_data, attestation, transports }: NewKey,
): Promise<Omit<NewPasskey, 'name'>> {
  const { rpId, origin } = passkeySite(request.server)
  const made = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: client_data, attestationObject: attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: Error) => {
    request.log.info({ reason: error.message }, 'a new passkey was refused')
    return { verified: false as const, registrationInfo: undefined }
  })
  const info = made.registrationInfo
  if (!made.verified || !info || info.credential.id.length > ID_MAX)
    throw new Refusal(400, 'เพิ่มพาสคีย์ไม่สำเร็จ กรุณาลองใหม่จากหน้านี้ หรือใช้อุปกรณ์อื่น')
  return {
    credentialId: Buffer.from(info.credential.id, 'base64url'),
    publicKey: Buffer.from(info.credential.publicKey),
    counter: info.credential.counter,
    synced: info.credentialDeviceType === 'multiDevice',
    backedUp: info.credentialBackedUp,
    transports,
    aaguid: info.aaguid,
  }
}
