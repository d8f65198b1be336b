// A bank's file of 20,000 payments: tried, taken, listed and released. `npm run bench -- bank-file`.

import { performance } from 'node:perf_hooks'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { buildIfStale } from '#scripts/build.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { printPage } from '../figures/page.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const LINES = 20_000
/** Each tenth is for nobody, and an officer's. */
const UNKNOWN = 10
const BAR_S = 10
const PLAN = { members: 2_000, months: 3, units: 5, seed: 1, asOf: '2026-10-31' }
const AT = 'bank-files?name=a.txt&layout=cross-bank'

export async function bankFileBench(): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const { app } = night
    await givenPayOpen(app.db)
    const taker = await givenDeskOfficer(app, 'member_service')
    const releaser = await givenDeskOfficer(app, 'approver')
    const bytes = await fileOf(night)
    const dry = await seconds(() => taker.sendFile(`${AT}&dry=yes`, bytes))
    let fileId = 0
    const take = await seconds(async () => {
      const reply = await taker.sendFile(`${AT}&dry=no`, bytes)
      fileId = reply.json().data.file_id
      return reply
    })
    const list = await seconds(() => taker.read(`bank-files/${fileId}`))
    await setAside(night, fileId, taker)
    const release = await seconds(() => releaser.send(`bank-files/${fileId}/release`))
    const bar = `${BAR_S} s`
    printPage('bank-file', {
      title: 'A bank’s file',
      about: `${LINES.toLocaleString('en')} payments, of which each tenth names nobody.`,
      columns: ['', 'seconds', 'bar'],
      rows: [
        ['tried: read and matched, nothing taken', dry.toFixed(2), bar],
        ['taken', take.toFixed(2), bar],
        ['its page', list.toFixed(2), bar],
        ['tried, taken and listed', (dry + take + list).toFixed(2), bar],
        ['released: payments and requests', release.toFixed(2), ''],
      ],
      bars: `read, matched and listed within ${BAR_S} s`,
    })
  })
}

async function seconds(act: () => Promise<{ statusCode: number; body: string }>): Promise<number> {
  const from = performance.now()
  const { statusCode, body } = await act()
  if (statusCode !== 200) throw new Error(body)
  return (performance.now() - from) / 1000
}

/** A code of each, and the file that pays them. */
async function fileOf({ app }: NightApp): Promise<Buffer> {
  const members = await app.db
    .selectFrom('member')
    .select('membership_no')
    .orderBy('membership_no')
    .execute()
  const today = bangkokDate(new Date())
  const wishes = Array.from({ length: LINES }, (_, at) => {
    const membership_no = members[at % members.length]?.membership_no ?? ''
    const purpose = 'other' as const
    const ref1 = memberRef1(membership_no, purpose)
    return {
      membership_no,
      purpose,
      about: `เรื่องที่ ${at}`,
      amount: satang(100_00 + at),
      ref1,
      valid_until: today,
    }
  })
  const numbers: number[] = []
  for (let at = 0; at < LINES; at += 2_000) {
    const some = app.db.insertInto('pay_intent').values(wishes.slice(at, at + 2_000))
    const made = await some.returning('intent_no').execute()
    numbers.push(...made.map(({ intent_no }) => intent_no))
  }
  const lines = wishes.map(({ ref1, amount }, at) =>
    bankLine({
      sequence: at + 1,
      paidOn: today,
      ref1: at % UNKNOWN === 0 ? '' : ref1,
      ref2: intentRef2(numbers[at] ?? 0),
      amount,
    }),
  )
  const of = { bank: '006', account: '1234567890', datedOn: today, lines }
  return Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
}

/** As an officer does line by line; here at once. */
async function setAside({ app }: NightApp, fileId: number, { login }: DeskOfficer): Promise<void> {
  await app.db
    .updateTable('bank_line')
    .set({
      decision: 'set_aside',
      decided_by: login,
      decided_at: new Date(),
      reason: 'ไม่ทราบผู้ชำระ',
    })
    .where('file_id', '=', fileId)
    .where('outcome', '!=', 'matched')
    .execute()
}
