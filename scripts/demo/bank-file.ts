// What the demo's bank sends of a day: every code that is still open is paid, and a few payments do not fit.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { settings } from '#database/queries/site/setting.ts'
import { bankDay, DEMO_BANK, type PaidCode } from '#demo/bank/bank-day.ts'
import type { Day } from '#domain/calendar/day.ts'
import { intentRef2 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { paymentReference } from '#domain/unit/unit-payment.ts'

const UNIT = '00010002'
const CLUMSY = { membershipNo: '000003', payer: 'วราภรณ์ แก้วสุข' }

export async function demoBankFile(
  db: Db,
  day: Day,
  { withMistakes, withUnit = false }: { withMistakes: boolean; withUnit?: boolean },
): Promise<{ name: string; bytes: Buffer<ArrayBuffer>; paid: number }> {
  const { biller_id = '', biller_name = '' } = await settings(db)
  const paid = [...(await openIntents(db, day)), ...(withUnit ? await unitMonth(db) : [])]
  const text = bankDay(paid, {
    day,
    firstSequence: (await lastSequence(db, day)) + 1,
    biller: biller_id,
    name: biller_name,
    ...(withMistakes && { clumsy: CLUMSY }),
  })
  const name = `BILLPAYMENT_${day.replaceAll('-', '')}.txt`
  return { name, bytes: Buffer.from(inWindows874(text)), paid: paid.length }
}

/** Good on that day, and in no bank's file yet. */
async function openIntents(db: Db, day: Day): Promise<PaidCode[]> {
  const rows = await db
    .selectFrom('pay_intent as intent')
    .innerJoin('member', 'member.membership_no', 'intent.membership_no')
    .leftJoin('bank_line as line', (join) =>
      join.onRef('line.intent_no', '=', 'intent.intent_no').on('line.void', '=', false),
    )
    .select(['intent.intent_no as intentNo', 'intent.ref1', 'intent.amount'])
    .select((on) =>
      on.fn<string>('concat_ws', [on.val(' '), 'member_name', 'member_surname']).as('payer'),
    )
    .where('intent.valid_until', '>=', day)
    .where('line.line_id', 'is', null)
    .orderBy('intent.intent_no')
    .execute()
  return rows.map(({ intentNo, ...one }) => ({ ...one, ref2: intentRef2(intentNo) }))
}

/** The newest month of one unit, as it was billed, until a file has it. */
async function unitMonth(db: Db): Promise<PaidCode[]> {
  const rows = await readAs(db, { staff: 'demo' }, (trx) =>
    trx
      .selectFrom('collection_unit as month')
      .innerJoin('unit', 'unit.unit_no', 'month.unit_no')
      .leftJoin('bank_line as line', (join) =>
        join
          .onRef('line.unit_no', '=', 'month.unit_no')
          .onRef('line.period', '=', 'month.period')
          .on('line.void', '=', false),
      )
      .select(['month.period', 'month.billed', 'unit.name', 'line.line_id'])
      .where('month.unit_no', '=', UNIT)
      .orderBy('month.period', 'desc')
      .limit(1)
      .execute(),
  )
  return rows
    .filter(({ line_id }) => line_id === null)
    .map(({ period, billed, name }) => ({
      ...paymentReference(UNIT, period),
      amount: billed,
      payer: name,
    }))
}

/** A bank numbers its payments of a day from 1 on. */
async function lastSequence(db: Db, day: Day): Promise<number> {
  const { last } = await db
    .selectFrom('bank_line')
    .select((on) => on.fn.coalesce(on.fn.max('sequence'), on.lit(0)).as('last'))
    .where('bank', '=', DEMO_BANK.bank)
    .where('account', '=', DEMO_BANK.account)
    .where('dated_on', '=', day)
    .executeTakeFirstOrThrow()
  return last
}
