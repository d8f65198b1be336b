import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { KeyRemoval, OwnProof } from '#contract/shared/passkeys.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  isPasskeyOnly,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '#database/queries/identity/passkey.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { beginPasskey, keyNameOf, PASSKEYS_MAX } from './add-passkey.ts'
import { holderOf, notifyHolder, recordPasskey } from './holder.ts'
import { requireOwnProof } from './own-proof.ts'
import { requireAnotherWayIn } from './passkey-only.ts'

export async function readOwnPasskeys(request: FastifyRequest) {
  const holder = holderOf(request)
  const keys = await passkeysOf(request.server.db, holder)
  return dataReply({
    keys: keys.map(({ passkeyId, name, synced, createdAt, lastUsedAt, blockedAt }) => ({
      passkey_id: passkeyId,
      name,
      synced,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      blocked: blockedAt !== null,
    })),
    most: PASSKEYS_MAX,
    only: await isPasskeyOnly(request.server.db, holder),
  })
}

export async function renameOwnPasskey(
  request: FastifyRequest,
  { passkey_id, name: typed }: { passkey_id: number; name: string },
): Promise<OkReply> {
  const holder = holderOf(request)
  const name = keyNameOf(typed)
  await inTransaction(request.server.db, async (trx) => {
    if (!(await renamePasskey(trx, holder, passkey_id, name))) throw notThere()
    await recordPasskey(trx, request, holder, 'passkey.rename', { name })
  })
  return okReply('เปลี่ยนชื่อพาสคีย์แล้ว')
}

/** The proof is spent here; the challenge that is handed out is the leave to add one key. */
export async function proveAndBegin(request: FastifyRequest, proof: OwnProof) {
  await requireOwnProof(request, proof)
  return beginPasskey(request)
}

export async function proveAndRemove(
  request: FastifyRequest,
  { passkey_id, ...proof }: KeyRemoval,
): Promise<OkReply> {
  await requireOwnProof(request, proof)
  return removeOwnPasskey(request, { passkey_id })
}

/** For whoever has just proved who they are. */
export async function removeOwnPasskey(
  request: FastifyRequest,
  { passkey_id }: { passkey_id: number },
): Promise<OkReply> {
  const holder = holderOf(request)
  await inTransaction(request.server.db, async (trx) => {
    await requireAnotherWayIn(trx, holder, passkey_id)
    const removed = await removePasskey(trx, holder, passkey_id)
    if (!removed) throw notThere()
    const { name, left } = removed
    if (left === 0) await notifyHolder(trx, request, holder, { template: 'passkey_last_removed' })
    await recordPasskey(trx, request, holder, 'passkey.remove', { name, count: left })
  })
  return okReply('ลบพาสคีย์ออกจากบัญชีแล้ว กรุณาลบออกจากอุปกรณ์ของท่านด้วย')
}

function notThere(): Refusal {
  return new Refusal(404, 'ไม่พบพาสคีย์นี้ หรือถูกลบไปแล้ว')
}
