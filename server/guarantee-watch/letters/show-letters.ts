// Batches of letters as officers read them.

import type { FastifyRequest } from 'fastify'
import type { LetterBatchDetail, LetterBatches } from '#contract/staff/desk/guarantees.ts'
import { readAs } from '#database/core/reader.ts'
import {
  type LetterBatchRow,
  type LetterRow,
  letterBatches,
  lettersOf,
} from '#database/queries/guarantee-watch/letter.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { letterBatchNo } from '#domain/guarantee-watch/letter-batch-no.ts'
import { may } from '#domain/identity/staff-role.ts'
import { Refusal } from '../../http/errors.ts'
import { dataReply } from '../../http/ok-reply.ts'
import { recordMembersAccess } from '../../members/staff-member.ts'
import { guarantorNeeds } from './needs.ts'

const SHOWN = 50

export async function readLetterBatches({ server, staff }: FastifyRequest) {
  const rows = await letterBatches(server.db, { limit: SHOWN })
  const needs = await readAs(server.db, { staff: staff.login }, (trx) =>
    guarantorNeeds(trx, bangkokDate(new Date())),
  )
  const data: LetterBatches = {
    batches: rows.map(batchRow),
    due: needs.filter(({ need }) => need === 'send' || need === 'send_again').length,
    signer: rows[0]?.signer ?? '',
    signer_position: rows[0]?.signer_position ?? '',
  }
  return dataReply(data)
}

/** Whom a letter is to reads at /member/access that somebody looked: it says where they live. */
export async function readLetterBatch(request: FastifyRequest, { batchId }: { batchId: string }) {
  const { server, staff } = request
  const [found] = await letterBatches(server.db, { limit: 1, only: Number(batchId) })
  if (!found) throw new Refusal(404, 'ไม่พบชุดหนังสือนี้')
  const letters = await lettersOf(server.db, { batchId: found.batch_id })
  const own = await membershipNoOf(server.db, staff.login)
  const isBuilt = found.state === 'built'
  const isBuilder = found.built_by === staff.login
  const hasOwn = letters.some(({ membership_no }) => membership_no === own)
  const mayRelease = may(staff.roles, 'release_orders')
  const data: LetterBatchDetail = {
    ...batchRow(found),
    signer: found.signer,
    signer_position: found.signer_position,
    may_release: isBuilt && mayRelease && !isBuilder && !hasOwn,
    may_cancel: isBuilt && may(staff.roles, 'check_requests'),
    why_not: isBuilt && mayRelease ? whyNot(isBuilder, hasOwn) : '',
    lines: letters.map(letterLine),
  }
  const people = letters.map(({ membership_no }) => membership_no)
  const detail = { part: 'guarantee', batch: data.batch_no } as const
  await recordMembersAccess(request, people, detail)
  return dataReply(data)
}

function whyNot(isBuilder: boolean, hasOwn: boolean): string {
  if (isBuilder) return 'ท่านเป็นผู้จัดชุดนี้ ต้องให้เจ้าหน้าที่อีกท่านปล่อย'
  return hasOwn ? 'ชุดนี้มีหนังสือถึงท่านเอง ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย' : ''
}

export function letterLine(row: LetterRow): LetterBatchDetail['lines'][number] {
  return {
    letter_id: row.letter_id,
    paper_no: row.paper_no,
    attempt: row.attempt,
    membership_no: row.membership_no,
    addressee: row.addressee,
    address: row.address,
    loan_no: row.loan_no,
    case_id: row.case_id,
    mail_no: row.mail_no,
    posted_on: row.posted_on,
    delivered_on: row.delivered_on,
    returned_on: row.returned_on,
    return_reason: row.reason,
  }
}

function batchRow(row: LetterBatchRow): LetterBatches['batches'][number] {
  return {
    batch_id: row.batch_id,
    batch_no: letterBatchNo(row),
    state: row.state,
    letters: row.letters,
    posted: row.posted,
    delivered: row.delivered,
    returned: row.returned,
    builder: row.builder,
    built_at: row.built_at.toISOString(),
    releaser: row.releaser,
    released_at: row.released_at?.toISOString() ?? null,
    reason: row.reason,
  }
}
