import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NewBlock } from '#contract/staff/board.ts'
import type { Db } from '#database/core/connect.ts'
import { addBlock, boardBlocks, endBlock } from '#database/queries/feedback/board-block.ts'
import { boardThread } from '#database/queries/feedback/board-moderation.ts'
import { folded } from '#domain/text/thai-search.ts'
import { recorded } from '#server/audit/audit.ts'
import { requireLine, requireReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'

const SHOWN = 200

const WORD_MAX = 60

const WORD_MIN = 3

const DAY_MS = 24 * 60 * 60 * 1000

export async function readBlocks({ server: app }: FastifyRequest) {
  const rows = await boardBlocks(app.db, new Date(), SHOWN)
  const blocks = rows.map((row) => ({
    block_id: row.block_id,
    kind: row.kind,
    label: row.kind === 'word' ? row.value : (row.author_name ?? 'ผู้เขียนที่ลบข้อความแล้ว'),
    message_id: row.message_id,
    why: row.why,
    created_at: row.created_at.toISOString(),
    officer: row.officer ?? row.created_by,
    expires_at: row.expires_at?.toISOString() ?? null,
    stands: row.stands,
  }))
  return dataReply({ blocks })
}

export async function blockWriter(request: FastifyRequest, body: NewBlock): Promise<OkReply> {
  const { kind, reason, days } = body
  const why = requireReason(reason)
  const now = new Date()
  await recorded(request, async (trx) => {
    const { value, message_id } = await blocked(trx, body)
    const isNew = await addBlock(trx, {
      kind,
      value,
      message_id,
      why,
      created_at: now,
      created_by: request.staff.login,
      expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    })
    if (!isNew) throw new Refusal(409, 'มีรายการนี้อยู่แล้ว')
    const of = kind === 'word' ? value : `message ${message_id}`
    const detail = { kind, of, reason: why, days: days ?? 0 }
    return { action: 'board.block', detail }
  })
  return okReply('เพิ่มในคำและผู้เขียนที่ระงับแล้ว')
}

export async function unblockWriter(
  request: FastifyRequest,
  params: { blockId: string },
): Promise<OkReply> {
  const block_id = Number(params.blockId)
  await recorded(request, async (trx) => {
    const ended = await endBlock(trx, block_id, { by: request.staff.login, now: new Date() })
    if (!ended) throw new Refusal(404, 'ไม่พบรายการนี้ หรือยกเลิกไปแล้ว')
    return { action: 'board.unblock', detail: { block_id } }
  })
  return okReply('เลิกระงับแล้ว')
}

/** A word as typed, folded as what it is compared with; of a writer the hash their message came with. */
async function blocked(trx: Db, { kind, word = '', message_id }: NewBlock) {
  if (kind === 'word') {
    const value = folded(requireLine('คำ', word, WORD_MAX))
    // Two letters are part of half the language.
    if ([...value].length < WORD_MIN) throw new Refusal(400, `คำต้องยาวอย่างน้อย ${WORD_MIN} ตัวอักษร`)
    return { value, message_id: null }
  }
  const thread = message_id ? await boardThread(trx, message_id) : []
  const message = thread.find((one) => one.message_id === message_id)
  if (!message || message.author_kind === 'staff') throw new Refusal(404, 'ไม่พบข้อความที่ต้องการ')
  const value = kind === 'visitor' ? message.who : message.network
  if (!value) throw new Refusal(409, 'ข้อความนี้ส่งมาก่อนที่ระบบจะจดจำเครือข่าย')
  return { value, message_id: message.message_id }
}
