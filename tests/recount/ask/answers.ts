// What takes something done first: a copy of one's data, letters that were issued, balances that were answered.

import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { hashedPassword, PASSWORD } from '#tests/support/given/account.ts'
import type { Cooperative } from '../cooperative.ts'
import { printed, sum } from '../count/files/amounts.ts'
import type { Cell } from '../count/files/paper.ts'
import { dataCopy } from '../count/member/data-copy.ts'
import { balanceFeed, endedYear } from '../count/member/summary.ts'
import { unitMonths } from '../count/unit/bill.ts'
import { letterAmounts } from '../count/unit/papers.ts'
import { amountsOfPdf, cellsOfCsv } from '../read-paper.ts'
import { compareXlsx } from './papers.ts'
import type { Officer } from './staff.ts'

export async function askDataCopy(coop: Cooperative, member: string): Promise<void> {
  const { portal, night, rules } = coop
  await setPasswordHash(portal.app.db, 'member', member, await hashedPassword())
  const asked = { mem_password: PASSWORD }
  const reply = await portal.call(member, '/papers/data_copy/xlsx', 'POST', asked)
  const place = { subject: 'data copy xlsx', who: member, feed: '/papers/data_copy/xlsx' }
  await compareXlsx(coop, place, dataCopy(night, rules, member), reply.rawPayload)
}

/** The cooperative's letters of a month: one to each unit, and all of them for whoever sends them out. */
export async function askNotices(coop: Cooperative, officer: Officer): Promise<void> {
  const { night, tally, units, months } = coop
  const [period = ''] = months
  const words = { letter_no: 'สอ ว 1', signer: 'ก', signer_position: 'ผู้จัดการ' }
  const saved = await officer.send('units/notice', { period, dated_on: '2026-11-01', ...words })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  const billed = units
    .toSorted()
    .filter((unit) => unitMonths(night, unit).some((month) => month.period === period))
  const amounts = (unit: string) => letterAmounts(night, unit, period, true).map(printed)
  for (const unit of billed.slice(0, 2)) {
    const reply = await coop.unitCall(unit, `/papers/notice/pdf?period=${period}`)
    const place = { subject: 'unit notice pdf', who: unit, feed: `/papers/notice/pdf ${period}` }
    tally.amounts(place, amounts(unit), amountsOfPdf(reply.rawPayload))
  }
  const all = await officer.read(`units/notice/pdf?period=${period}&part=1`)
  const place = { subject: 'staff notice pdf', who: 'all', feed: `units/notice/pdf ${period}` }
  tally.amounts(place, billed.flatMap(amounts), amountsOfPdf(all.rawPayload))
}

/** One member confirms and the next disputes what they were shown. */
export async function askBalanceAnswers(coop: Cooperative, officer: Officer): Promise<void> {
  const { portal, night, rules, tally, members } = coop
  const year = endedYear(night, rules)
  const [agreeing = '', disputing = ''] = members
  for (const [member, agreed] of [
    [agreeing, true],
    [disputing, false],
  ] as const) {
    const note = agreed ? '' : 'ยอดเงินฝากไม่ตรงกับสมุดบัญชี'
    const reply = await portal.call(member, '/balance', 'POST', { year, agreed, note })
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
  const asked = night
    .rows('member_detail')
    .filter((row) => ['active', 'retired'].includes(row.text('state')))
    .map((row) => row.text('membership_no'))
  const shown = (member: string) => {
    const { shares, owed, saved } = balanceFeed(night, rules, member)
    return { shares, owed, saved }
  }
  const { years, disputes } = await officer.data('balances')
  const answers = { year, confirmed: 1, waiting: 1, answered: 0, silent: asked.length - 2 }
  const place = { subject: 'staff balances', who: 'all', feed: 'balances' }
  tally.answer(
    place,
    { years: [answers], disputes: [{ membership_no: disputing, year, ...shown(disputing) }] },
    {
      years,
      disputes: disputes.map(({ answer_id: _, ...figures }: { answer_id: number }) => figures),
    },
  )
  const csv = await officer.read(`balances/export/csv?year=${year}`)
  const rows = asked.toSorted().map((member): Cell[] => {
    const own = member === agreeing || member === disputing ? shown(member) : null
    const figures = [own?.shares, own?.owed, own?.saved].map((amount) =>
      amount === undefined ? null : (amount / 100).toFixed(2),
    )
    return [...[undefined, undefined, undefined], ...figures, ...(own ? [undefined] : [null])]
  })
  const figures = cellsOfCsv(csv.body).map((row) => row.slice(0, 7))
  tally.cells({ ...place, subject: 'staff balances csv' }, rows, figures)
  tally.figure(
    { ...place, subject: 'staff balances csv' },
    'all shares that were shown',
    sum([agreeing, disputing].map((member) => shown(member).shares)),
    sum(figures.map(([, , , shares]) => Math.round(Number(shares ?? 0) * 100))),
  )
}
