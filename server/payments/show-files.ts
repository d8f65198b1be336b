// The bank's files as officers read them.

import type { FastifyRequest } from 'fastify'
import type { BankFileDetail, BankFileRow, BankFiles } from '#contract/staff/desk/bank-files.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import {
  type BankLineRow,
  bankFileById,
  bankFiles,
  concernedIn,
  type BankFileRow as FileRow,
  linesOfFile,
} from '#database/queries/payment/bank-file.ts'
import { unseenRefusals } from '#database/queries/payment/bank-folder.ts'
import { missedByMember } from '#database/queries/payment/payable.ts'
import { openMonthsWith } from '#database/queries/payment/unit-payment.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { may } from '#domain/identity/staff-role.ts'
import { satang } from '#domain/money/money.ts'
import type { FileProblem } from '#domain/payment/bank-line.ts'
import { type PaymentPart, proposedSplit } from '#domain/payment/match.ts'
import { readOldUnitRef1, readRef1 } from '#domain/payment/pay-reference.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { pageOf, pagesOf } from '../http/paging.ts'
import { awaitedFile } from './awaited-file.ts'
import { NO_FILE } from './decide-line.ts'
import { readPaySettings } from './pay-settings.ts'
import { needsCheck, takerOf, whyNotReleased } from './release-file.ts'
import { slipFileName } from './slip.ts'

export async function readBankFiles({ server }: FastifyRequest) {
  const { db, settings } = server
  const [rows, refused] = [await bankFiles(db), await unseenRefusals(db)]
  const awaited = await awaitedFile(server, new Date())
  const data: BankFiles = {
    is_open: (await readPaySettings(db)) !== undefined,
    files: rows.map(fileRow),
    has_folder: settings.bankFolder !== '',
    refused: refused.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      problems: one.problems as FileProblem[],
    })),
    ...(awaited && { awaited: { on: awaited.on, usually_by: awaited.usuallyBy } }),
  }
  return dataReply(data)
}

export async function readBankFileDetail(
  { server, staff }: FastifyRequest,
  params: { fileId: string },
  query: { show?: 'exceptions' | 'all'; page?: string },
) {
  const { db } = server
  const file = await bankFileById(db, Number(params.fileId))
  if (!file) throw new Refusal(404, NO_FILE)
  const { page, limit, offset } = pageOf(query.page)
  const { show = 'exceptions' } = query
  const { rows, total } = await linesOfFile(db, file.file_id, { show, limit, offset })
  const payers = rows.map(payerOf)
  const months = await readAs(db, { staff: staff.login }, (trx) => proposedMonths(trx, rows))
  const missed = await missedByMember(db, [...new Set(payers.flatMap((no) => no ?? []))])
  const concerned = await concernedIn(db, file.file_id)
  const own = await membershipNoOf(db, staff.login)
  const waits = file.state === 'taken'
  const whyNot = whyNotReleased(file, concerned, { login: staff.login, own })
  const mayRelease = waits && may(staff.roles, 'release_orders')
  const data: BankFileDetail = {
    ...fileRow(file),
    may_decide: waits && may(staff.roles, 'check_requests'),
    may_check: waits && needsCheck(file) && may(staff.roles, 'check_requests'),
    may_release: mayRelease && whyNot === '',
    may_refuse: mayRelease && takerOf(file) !== staff.login,
    why_not: mayRelease ? whyNot : '',
    page,
    pages: pagesOf(total),
    total,
    rows: rows.map((row) => ({
      ...lineRow(row, missed.get(payerOf(row) ?? '') ?? []),
      ...months.get(row.line_id),
    })),
  }
  return dataReply(data)
}

function fileRow(file: FileRow): BankFiles['files'][number] {
  const { taken_by: _, released_by: __, layout: ___, checked_by: ____, ...told } = file
  return {
    ...told,
    taker: file.taker ?? '',
    accepted_sum: satang(Number(file.accepted_sum)),
    lines: Number(file.lines),
    matched: Number(file.matched),
    undecided: Number(file.undecided),
    taken_at: file.taken_at.toISOString(),
    released_at: file.released_at?.toISOString() ?? null,
  }
}

/** Whom the decision, the intent or the reference names. */
function payerOf(row: BankLineRow): string | null {
  if (row.membership_no ?? row.intent_member) return row.membership_no ?? row.intent_member
  const payer = readRef1(row.ref1)
  return payer?.is === 'member' && row.outcome !== 'unknown' ? payer.membershipNo : null
}

function lineRow(row: BankLineRow, missed: Parameters<typeof proposedSplit>[1]): BankFileRow {
  const { purpose: _, about: __, intent_member: ___, payer_bank: ____, ...line } = row
  const { unit_no: _____, period: ______, ...rest } = line
  const { slip_bank, slip_reference, slip_at, slip_kind, slip_intent, ...told } = rest
  const membership_no = payerOf(row)
  return {
    ...told,
    line_id: Number(row.line_id),
    membership_no,
    ...unitOf(row),
    ...(slip_at && {
      slip: {
        bank: slip_bank ?? '',
        reference: slip_reference ?? '',
        sent_at: slip_at.toISOString(),
        file_name: slip_kind && slip_intent ? slipFileName(slip_intent, slip_kind) : null,
      },
    }),
    parts: partsOf(row, membership_no, missed),
    may_accept: row.kind === 'C' && row.amount > 0,
  }
}

/** The month of a unit that it was matched with or decided for, or that its reference names. */
function unitOf(row: BankLineRow): Pick<BankFileRow, 'unit_no' | 'period'> {
  if (row.unit_no && row.period) return { unit_no: row.unit_no, period: monthOf(row.period) }
  const payer = readRef1(row.ref1)
  if (payer?.is !== 'unit' || row.decision) return {}
  return { unit_no: payer.unitNo, period: payer.month }
}

type Proposed = Required<Pick<BankFileRow, 'unit_no' | 'period'>>

/**
 * By lines that an old letter's reference names a unit for, the month that waits for just that amount, where it is one and no other. It is
 * proposed to an officer and never matched by itself.
 */
async function proposedMonths(
  trx: Db,
  rows: readonly BankLineRow[],
): Promise<Map<BankLineRow['line_id'], Proposed>> {
  const named = rows.flatMap(({ line_id, ref1, amount, outcome, decision, kind }) => {
    const unitNo = readOldUnitRef1(ref1)
    const waits = outcome === 'unknown' && decision === null && kind === 'C'
    return unitNo && waits ? [{ line_id, unitNo, amount }] : []
  })
  const open = await openMonthsWith(
    trx,
    named.map(({ unitNo, amount }) => ({ unitNo, amount })),
  )
  return new Map(
    named.flatMap(({ line_id, unitNo, amount }) => {
      const fits = open.filter((one) => one.unitNo === unitNo && one.amount === amount)
      const [month] = fits
      if (!month || fits.length > 1) return []
      return [[line_id, { unit_no: unitNo, period: month.month }] as const]
    }),
  )
}

function partsOf(
  row: BankLineRow,
  payer: string | null,
  missed: Parameters<typeof proposedSplit>[1],
): PaymentPart[] {
  if (row.parts) return row.parts as PaymentPart[]
  if (payer === null || row.decision || row.kind === 'D' || row.amount === 0) return []
  const ref1 = readRef1(row.ref1)
  const named = ref1?.is === 'member' ? ref1.purpose : 'other'
  const meant = row.purpose
    ? { purpose: row.purpose, of: row.about ?? '' }
    : { purpose: named === 'share' ? named : 'other', of: '' }
  if (row.outcome === 'matched' || row.outcome === 'late')
    return [{ ...(meant as Pick<PaymentPart, 'purpose' | 'of'>), amount: row.amount }]
  return proposedSplit(row.amount, missed, meant as Pick<PaymentPart, 'purpose' | 'of'>)
}
