// Another officer lets the letters out: each gets its number and code, and whoever it is for reads the same letter in the portal.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  contentsOf,
  lettersOf,
  lockLetterBatch,
  numberLetter,
  setLetterBatch,
} from '#database/queries/guarantee-watch/letter.ts'
import { addNotice } from '#database/queries/guarantee-watch/watch-case.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import type { Content } from '#documents/paper/official.ts'
import { letterBatchNo } from '#domain/guarantee-watch/letter-batch-no.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requireReason } from '../../content/staff-text.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { notify } from '../../outbox/put.ts'
import { issued } from '../../papers/issuing.ts'
import { watchSettings } from '../settings.ts'

interface OfBatch {
  batchId: string
}

export async function releaseLetters(request: FastifyRequest, params: OfBatch): Promise<OkReply> {
  const { server, staff } = request
  return inTransaction(server.db, async (trx) => {
    const batch = await builtBatch(trx, params)
    if (batch.built_by === staff.login)
      throw new Refusal(403, 'ผู้จัดชุดปล่อยหนังสือเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านปล่อย')
    const letters = await lettersOf(trx, { batchId: batch.batch_id })
    const own = await membershipNoOf(trx, staff.login)
    if (letters.some(({ membership_no }) => membership_no === own))
      throw new Refusal(403, 'ชุดนี้มีหนังสือถึงท่านเอง ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย')
    const at = new Date()
    const contents = await contentsOf(trx, batch.batch_id)
    const { tells } = await watchSettings(trx)
    for (const letter of letters) {
      const content = contents.get(letter.letter_id) as Content
      const site = { db: trx, settings: server.settings }
      const { number, code } = await issued(site, letter.membership_no, content, at)
      await numberLetter(trx, letter.letter_id, { paper_no: number, paper_code: code })
      const notice = { case_id: letter.case_id, membership_no: letter.membership_no } as const
      if ((await addNotice(trx, { ...notice, step: 'letter' })) && tells)
        await notify(trx, server.sealing, letter.membership_no, { template: 'loan_letter', at })
    }
    const released = { state: 'released', released_by: staff.login, released_at: at } as const
    await setLetterBatch(trx, batch.batch_id, released)
    const no = letterBatchNo(batch)
    const detail = { batch: no, count: letters.length }
    await recordAudit(trx, request, { action: 'loan.letter_release', detail })
    return okReply(`ปล่อยหนังสือชุด ${no} แล้ว ${letters.length} ฉบับ พิมพ์และนำส่งไปรษณีย์ลงทะเบียนได้`)
  })
}

export async function cancelLetters(
  request: FastifyRequest,
  params: OfBatch,
  body: { reason: string },
): Promise<OkReply> {
  const reason = requireReason(body.reason)
  return inTransaction(request.server.db, async (trx) => {
    const batch = await builtBatch(trx, params)
    await setLetterBatch(trx, batch.batch_id, { state: 'cancelled', reason })
    const no = letterBatchNo(batch)
    await recordAudit(trx, request, { action: 'loan.letter_cancel', detail: { batch: no, reason } })
    return okReply(`เลิกชุดหนังสือ ${no} แล้ว ผู้ค้ำประกันในชุดกลับไปรอจัดชุดใหม่`)
  })
}

async function builtBatch(trx: Db, { batchId }: OfBatch) {
  const batch = await lockLetterBatch(trx, Number(batchId))
  if (!batch) throw new Refusal(404, 'ไม่พบชุดหนังสือนี้')
  if (batch.state !== 'built') throw new Refusal(409, 'ชุดหนังสือนี้ปล่อยหรือเลิกไปแล้ว กรุณาโหลดหน้าใหม่')
  return batch
}
