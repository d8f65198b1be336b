// Welfare: what was given, under the conditions the site tells.

import { amountIn, tableRows, topic } from './articles.ts'
import type { Demo } from './demo.ts'
import { addMonths, baht, groupBy, type Question } from './question.ts'

const DEMO_MEMBERS = ['000001', '000002', '000003', '000004']
const PRINTED: Record<string, string> = {
  W01: 'วันเกิดสมาชิก',
  W02: 'ทุนการศึกษาบุตร',
  W03: 'ภัยพิบัติ',
  W04: 'สมาชิกถึงแก่กรรม',
  W05: 'บุตรแรกเกิด',
}

/** «1,000–2,500 บาท» and «30,000 / 60,000 / 200,000 บาท» as what may be given. */
function amountsOf(demo: Demo, name: string): number[] {
  const said = tableRows(topic(demo, 1042).body).find(([one]) => one === name)?.[1] ?? ''
  return said.match(/[\d,]+/g)?.map((one) => Number(one.replaceAll(',', '')) * 100) ?? []
}

function deathBenefit(demo: Demo, joined: string, day: string): number {
  const rows = tableRows(topic(demo, 1022).body).filter((row) => amountIn(row[1]) !== undefined)
  const [short = 0, middle = 0, long = 0] = rows.map((row) => amountIn(row[1]) ?? 0)
  if (addMonths(joined, 120) <= day) return long
  return addMonths(joined, 60) <= day ? middle : short
}

export const WELFARE: Question[] = [
  {
    name: 'the conditions in the portal are those of the article on forms',
    *ask(demo) {
      const said: string[] = demo.site('settings').welfare_conditions.split('\n')
      const within = new Map(
        tableRows(topic(demo, 1042).body).map(([name = '', , until = '']) => [name, until]),
      )
      for (const [code, name] of Object.entries(PRINTED)) {
        const line = said.find((one) => one.startsWith(`${code}:`)) ?? ''
        const until = within.get(name)?.replace('ของทุกปี', '').replace('จ่ายอัตโนมัติ', 'โดยไม่ต้องยื่นคำขอ')
        if (!until || !line.includes(until)) yield `${code}: “${line}” says nothing of “${until}”`
      }
    },
  },
  {
    name: 'kinds of welfare give at most what is published',
    *ask(demo) {
      for (const { type_code, most } of demo.rows('welfare_type')) {
        const [highest = 0] = amountsOf(demo, PRINTED[type_code] ?? '').sort((a, b) => b - a)
        // Of three children at most.
        const right = type_code === 'W05' ? highest * 3 : highest
        if (most !== right) yield `${type_code}: ${baht(most)} at most, published ${baht(right)}`
      }
    },
  },
  {
    name: 'what was given is a published amount, was asked for in time, and by a member',
    *ask(demo) {
      const members = new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
      const grants = tableRows(topic(demo, 1020).body)
        .slice(1, -1)
        .map((row) => amountIn(row[1]))
      for (const row of demo.rows('welfare_request')) {
        const { birth_date, joined_on, ended_on, state, district } =
          members.get(row.membership_no) ?? {}
        const wrong = (what: string) => `${row.request_no}: ${what}`
        if (row.requested_on > demo.asOf) yield wrong(`asked for on ${row.requested_on}`)
        if (row.type_code !== 'W04' && ended_on && row.requested_on > ended_on)
          yield wrong('asked for after leaving')
        if (row.type_code === 'W01') {
          if (row.amount !== amountsOf(demo, 'วันเกิดสมาชิก')[0]) yield wrong(baht(row.amount))
          if (row.requested_on.slice(5, 7) !== birth_date.slice(5, 7))
            yield wrong('not in the month of birth')
          if (addMonths(joined_on, 12) > row.requested_on) yield wrong('not a member for a year')
        }
        if (row.type_code === 'W02') {
          if (!grants.includes(row.amount)) yield wrong(`a grant of ${baht(row.amount)}`)
          if (row.requested_on.slice(5, 7) !== '05') yield wrong('not asked for in May')
        }
        if (row.type_code === 'W03') {
          const most = tableRows(topic(demo, 1019).body).flatMap((one) => amountIn(one[1]) ?? [])
          if (!most.includes(row.amount)) yield wrong(baht(row.amount))
          if (!topic(demo, 1019).body.includes(`อำเภอ${district}`))
            yield wrong(`no flood in ${district}`)
        }
        if (row.type_code === 'W04') {
          if (state !== 'died') yield wrong('nobody died')
          if (row.amount !== deathBenefit(demo, joined_on, ended_on ?? demo.asOf))
            yield wrong(baht(row.amount))
          if (ended_on && row.requested_on > addMonths(ended_on, 12))
            yield wrong('asked for after a year')
        }
        if (row.type_code === 'W05' && row.amount !== amountsOf(demo, 'บุตรแรกเกิด')[0])
          yield wrong(baht(row.amount))
      }
    },
  },
  {
    name: 'rights are what the membership gives, and are used up by what was paid',
    *ask(demo) {
      const members = new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
      const year = demo.asOf.slice(0, 4)
      const paid = new Map<string, number>()
      for (const { membership_no, type_code, amount, state, requested_on } of demo.rows(
        'welfare_request',
      )) {
        const isYearly = type_code === 'W01' || type_code === 'W02'
        if (state !== 'paid' || (isYearly && !requested_on.startsWith(year))) continue
        const key = `${membership_no} ${type_code}`
        paid.set(key, (paid.get(key) ?? 0) + amount)
      }
      for (const right of demo.rows('welfare_right')) {
        const key = `${right.membership_no} ${right.type_code}`
        const { joined_on, ended_on } = members.get(right.membership_no) ?? {}
        if (right.used !== (paid.get(key) ?? 0))
          yield `${key}: used ${baht(right.used)}, paid ${baht(paid.get(key) ?? 0)}`
        if (right.used > right.amount) yield `${key}: more was given than there is a right to`
        if (
          right.type_code === 'W04' &&
          right.amount !== deathBenefit(demo, joined_on, ended_on ?? demo.asOf)
        )
          yield `${key}: ${baht(right.amount)} on death`
        paid.delete(key)
      }
      for (const key of paid.keys()) yield `${key}: given without a right`
    },
  },
  {
    name: 'everybody whom one can sign in as has asked for something',
    *ask(demo) {
      const asked = groupBy(demo.rows('welfare_request'), ({ membership_no }) => membership_no)
      for (const no of DEMO_MEMBERS) if (!asked.has(no)) yield `${no} has never asked for anything`
      const [code] = demo.site('settings').welfare_death_types?.split(',') ?? []
      if (!PRINTED[code]) yield `the benefit on death is ${code}`
    },
  },
]
