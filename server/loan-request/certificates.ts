// What waits for an employer unit to certify, and what it has certified: whose pay, and of the loan no more than its product's name.

import type { FastifyRequest } from 'fastify'
import type {
  AnsweredCertificate,
  CertifiedPay,
  WaitingCertificate,
} from '#contract/unit/certify.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  answeredCertificates,
  countWaitingCertificates,
  type LastCertified,
  lastCertified,
  waitingCertificates,
} from '#database/queries/request/pay-certificate.ts'
import { billedSince } from '#database/queries/unit/unit-bill.ts'
import { type Day, firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { fullName } from '#domain/person/full-name.ts'
import { certifiableMonths } from '#domain/request/certified-pay.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { dataReply } from '../http/ok-reply.ts'
import { askingDays } from '../request-desk/lapse.ts'

const SHOWN = 200
const DAY_MS = 24 * 3_600_000
const SHOWN_DAYS = 366

export async function readCertificates({ unit: { unitNo }, server }: FastifyRequest) {
  const now = new Date()
  const months = certifiableMonths(bangkokDate(now))
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS)
  return readAs(server.db, { unit: unitNo }, async (trx) => {
    const waiting = await readWaiting(trx, unitNo, firstOfMonth(months.at(-1) as Month))
    const answered = await answeredCertificates(trx, { unitNo, since, limit: SHOWN })
    return dataReply({
      months,
      waiting,
      waiting_count: await countWaitingCertificates(trx, unitNo),
      answered: answered.rows.map(answeredRow),
      answered_count: answered.count,
    })
  })
}

async function readWaiting(trx: Db, unitNo: string, since: Day): Promise<WaitingCertificate[]> {
  const rows = await waitingCertificates(trx, unitNo, SHOWN)
  const members = rows.map(({ membership_no }) => membership_no)
  const last = await lastCertified(trx, unitNo, members)
  const bills = await billedSince(trx, unitNo, { members, since })
  const days = await askingDays(trx)
  return rows.map((row) => {
    const isOwn = ({ membership_no }: { membership_no: string }) =>
      membership_no === row.membership_no
    const before = last.find(isOwn)
    return {
      ...askedRow(row),
      asked_at: row.asked_at.toISOString(),
      answer_by: bangkokDate(new Date(row.moved_at.getTime() + days * DAY_MS)),
      last: before ? payOf(before) : null,
      billed: bills
        .filter(isOwn)
        .map(({ period, billed }) => ({ month: monthOf(period), amount: billed })),
    }
  })
}

type Asked = Awaited<ReturnType<typeof waitingCertificates>>[number]
type Answered = Awaited<ReturnType<typeof answeredCertificates>>['rows'][number]

function askedRow(row: Asked) {
  const { request_id, round, membership_no, product } = row
  return {
    request_id,
    round,
    request_no: requestNo(row),
    membership_no,
    name: fullName(row),
    product,
  }
}

function answeredRow(row: Answered): AnsweredCertificate {
  const { state, month, income, coop_deducted, other_deducted, note } = row
  const isWhole =
    month !== null && income !== null && coop_deducted !== null && other_deducted !== null
  return {
    ...askedRow(row),
    state: state === 'certified' ? 'certified' : 'not_ours',
    pay: isWhole ? payOf({ month, income, coop_deducted, other_deducted }) : null,
    note,
    by: row.scan_sha256
      ? 'สหกรณ์บันทึกจากหนังสือของหน่วยงาน'
      : (row.answered_name ?? row.answered_by ?? ''),
    at: (row.answered_at ?? row.asked_at).toISOString(),
  }
}

function payOf({ month, ...amounts }: Omit<LastCertified, 'membership_no'>): CertifiedPay {
  const { income, coop_deducted, other_deducted } = amounts
  return { month: monthOf(month), income, coop_deducted, other_deducted }
}
