// Cremation: what the association announces, and what is billed.

import { amountIn, MONTHS, tableRows, topic, topics, words } from './articles.ts'
import type { Demo } from './demo.ts'
import { addDays, addMonths, ageOn, groupBy, type Question } from './question.ts'

const LOCAL = 'LOCAL'
const WAITING_DAYS = 180
const OLDEST_JOINER = 55

interface Announcement {
  /** First day of the month of the deaths. */
  month: string
  numbers: string[]
  amounts: number[]
}

function announcements(demo: Demo): Announcement[] {
  return topics(demo).flatMap(({ title, body }) => {
    const found = /รายการสงเคราะห์ศพประจำเดือน(\S+) (25\d\d) จำนวน (\d+) ราย/.exec(title)
    if (!found) return []
    const [, month = '', year = ''] = found
    const rows = tableRows(body).filter(([no = '']) => /^\d+\/25\d\d$/.test(no))
    return [
      {
        month: `${Number(year) - 543}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-01`,
        numbers: rows.map(([no = '']) => no),
        amounts: rows.map((row) => amountIn(row[2]) ?? 0),
      },
    ]
  })
}

export const CREMATION: Question[] = [
  {
    name: 'the deaths that were announced are those in the next month’s bills, each at the announced amount',
    *ask(demo) {
      const told = announcements(demo)
      if (told.length === 0) yield 'no announcement of a month is on the site'
      const bills = groupBy(
        demo.rows('cremation_collection'),
        ({ fund_code, period }) => `${fund_code} ${period}`,
      )
      for (const { month, numbers, amounts } of told) {
        const period = addMonths(month, 1)
        const members = groupBy(
          bills.get(`${LOCAL} ${period}`) ?? [],
          ({ membership_no }) => membership_no,
        )
        if (members.size === 0 && demo.rows('collection_run').some((run) => run.period === period))
          yield `${period}: nobody pays for the deaths of ${month}`
        for (const [no, rows] of members) {
          const deaths = rows.filter(({ description }) => description.startsWith('ชำระศพที่'))
          const billed = deaths
            .map(({ description, amount }) => `${description.slice(10)} ${amount}`)
            .join()
          if (billed !== numbers.map((one, at) => `${one} ${amounts[at]}`).join())
            yield `${no} ${period}: pays for ${billed}, announced were ${numbers.join()}`
        }
      }
    },
  },
  {
    name: 'everybody in a fund pays for the same deaths, numbered on from January, at the fund’s amount',
    *ask(demo) {
      const funds = new Map(demo.rows('cremation_fund').map((fund) => [fund.fund_code, fund]))
      const said = amountIn(
        tableRows(topic(demo, 1023).body).find(([name]) => name === 'เงินสงเคราะห์ศพละ')?.[1],
      )
      if (funds.get(LOCAL)?.per_death !== said)
        yield `a death costs ${funds.get(LOCAL)?.per_death}, published ${said}`
      const yearly = amountIn(
        tableRows(topic(demo, 1023).body).find(([name = '']) => name.startsWith('ค่าบำรุงรายปี'))?.[1],
      )
      const bills = groupBy(
        demo.rows('cremation_collection'),
        ({ fund_code, period }) => `${fund_code} ${period}`,
      )
      const last = new Map<string, { month: string; number: number }>()
      for (const [key, rows] of [...bills].sort()) {
        const [code = '', period = ''] = key.split(' ')
        const each = groupBy(rows, ({ membership_no }) => membership_no)
        const lists = new Set(
          [...each.values()].map((one) =>
            one.map((row) => `${row.description} ${row.amount}`).join(),
          ),
        )
        if (lists.size > 1) yield `${key}: ${lists.size} different bills`
        const [first = []] = each.values()
        const numbers = first.flatMap(
          ({ description }) =>
            /^ชำระศพที่ (\d+)\/(\d+)$/.exec(description)?.slice(1, 3).map(Number) ?? [],
        )
        const month = addMonths(period, -1)
        const before = last.get(code)
        const isNext = before && before.month === addMonths(month, -1) && !month.endsWith('-01-01')
        if (isNext && numbers[0] !== undefined && numbers[0] !== before.number + 1)
          yield `${key}: begins with ${numbers[0]} after ${before.number}`
        if (numbers.length > 0) last.set(code, { month, number: numbers.at(-2) ?? 0 })
        for (const { description, amount } of first) {
          const right = description.startsWith('ชำระศพที่') ? funds.get(code)?.per_death : yearly
          if (amount !== right) yield `${key}: ${description} costs ${amount}`
        }
        if (
          code === LOCAL &&
          period.slice(5, 7) === '12' &&
          !first.some(({ description }) => description.startsWith('ค่าบำรุงรายปี'))
        )
          yield `${key}: without the yearly fee`
      }
    },
  },
  {
    name: 'what a fund bills is in the month’s bill, and only after the waiting time',
    *ask(demo) {
      const sums = new Map<string, number>()
      const since = new Map(
        demo.rows('cremation_member').map((one) => [`${one.membership_no} ${one.fund_code}`, one]),
      )
      for (const row of demo.rows('cremation_collection')) {
        const key = `${row.membership_no} ${row.period}`
        sums.set(key, (sums.get(key) ?? 0) + row.amount)
        const member = since.get(`${row.membership_no} ${row.fund_code}`)
        if (!(member?.since_on < row.period))
          yield `${key}: billed before being covered by ${row.fund_code}`
      }
      for (const line of demo.rows(
        'collection_line',
        'membership_no',
        'period',
        'line_kind',
        'billed',
      )) {
        if (line.line_kind !== 'cremation') continue
        const key = `${line.membership_no} ${line.period}`
        if (sums.get(key) !== line.billed)
          yield `${key}: ${line.billed} in the bill, ${sums.get(key)} by the funds`
        sums.delete(key)
      }
      for (const key of sums.keys()) yield `${key}: the funds’ bill is not in the month’s`
    },
  },
  {
    name: 'the association takes nobody older than it says, and covers them when it says',
    *ask(demo) {
      const said = words(topic(demo, 1025).body)
      if (!said.includes(`อายุไม่เกิน ${OLDEST_JOINER} ปี`) || !said.includes(`${WAITING_DAYS} วัน`))
        yield 'the article tells other conditions'
      const members = new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
      for (const row of demo.rows('cremation_member')) {
        const { birth_date, joined_on } = members.get(row.membership_no) ?? {}
        if (ageOn(birth_date, joined_on) > OLDEST_JOINER)
          yield `${row.registered_no}: taken in too old`
        if (row.since_on < addDays(joined_on, WAITING_DAYS))
          yield `${row.registered_no}: covered too soon`
      }
    },
  },
  {
    name: 'no more members died in a month than the association announced',
    *ask(demo) {
      const covered = new Set(
        demo
          .rows('cremation_member')
          .filter((one) => one.fund_code === LOCAL)
          .map((one) => one.membership_no),
      )
      const died = groupBy(
        demo
          .rows('member_detail')
          .filter((one) => one.state === 'died' && covered.has(one.membership_no)),
        ({ ended_on }) => ended_on.slice(0, 7),
      )
      const bills = groupBy(
        demo
          .rows('cremation_collection')
          .filter((row) => row.fund_code === LOCAL && row.description.startsWith('ชำระศพที่')),
        ({ period }) => period.slice(0, 7),
      )
      for (const [month, dead] of died) {
        const next = bills.get(addMonths(`${month}-01`, 1).slice(0, 7)) ?? []
        const numbers = new Set(next.map(({ description }) => description))
        if (next.length > 0 && dead.length > numbers.size)
          yield `${month}: ${dead.length} members died, ${numbers.size} announced`
        const told = announcements(demo).find((one) => one.month.startsWith(month))
        if (told)
          yield `${month}: ${dead[0]?.membership_no} died, and is none of those who were announced one by one`
      }
    },
  },
]
