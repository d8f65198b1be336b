// People: titles, ages, where they work, and what the public pages know of them.

import { topics, words } from './articles.ts'
import type { Demo, Row } from './demo.ts'
import { ageOn, groupBy, type Question } from './question.ts'

const YOUNGEST = 20
const OLDEST_JOINER = 55
const TITLE_CHANGES_AT = 15
const ERA = 543

function membersOf(demo: Demo): Map<string, Row> {
  return new Map(demo.rows('member_detail').map((one) => [one.membership_no, one]))
}

export const PEOPLE: Question[] = [
  {
    name: 'members joined as grown-ups at work, and retire in the October after they turn sixty',
    *ask(demo) {
      const units = new Map(demo.rows('unit').map((unit) => [unit.unit_no, unit.payroll]))
      const hasPension = [...units.values()].includes('pension')
      for (const one of membersOf(demo).values()) {
        const joined = ageOn(one.birth_date, one.joined_on)
        if (joined < YOUNGEST || joined > OLDEST_JOINER)
          yield `${one.membership_no} joined at ${joined}`
        if (one.joined_on > demo.asOf) yield `${one.membership_no} joins on ${one.joined_on}`
        if (one.ended_on && (one.state === 'active' || one.state === 'retired'))
          yield `${one.membership_no} left and is ${one.state}`
        if (!one.ended_on && (one.state === 'left' || one.state === 'died'))
          yield `${one.membership_no} is ${one.state} since no day`
        if (one.ended_on) continue
        const isRetired = retires(one.birth_date) <= demo.asOf
        if (isRetired !== (one.state === 'retired'))
          yield `${one.membership_no}, born ${one.birth_date}, is ${one.state}`
        if (hasPension && isRetired !== (units.get(one.unit_no) === 'pension'))
          yield `${one.membership_no}, ${one.state}, is paid by ${one.unit_no}`
      }
    },
  },
  {
    name: 'children are called by their age',
    *ask(demo) {
      const year = Number(demo.asOf.slice(0, 4))
      const members = membersOf(demo)
      for (const row of demo.rows('beneficiary')) {
        const isChild = /^ด\.[ชญ]\./.test(row.name)
        const [, born] = /^เกิด พ\.ศ\. (\d{4})$/.exec(row.note ?? '') ?? []
        const age = year - (Number(born) - ERA)
        const who = `${row.membership_no} ${row.name}`
        if (isChild && row.relation !== 'บุตร') yield `${who} is the member’s ${row.relation}`
        if (isChild && !(age <= TITLE_CHANGES_AT)) yield `${who} is ${age}`
        if (born && !isChild && age < TITLE_CHANGES_AT) yield `${who} is only ${age}`
        if (born && Number(row.noted_on.slice(0, 4)) < Number(born) - ERA)
          yield `${who} was named before being born`
        if (
          born &&
          Number(born) - ERA - Number(members.get(row.membership_no)?.birth_date.slice(0, 4)) < 18
        )
          yield `${who} has too young a parent`
        if (isChild && Number(row.noted_on.slice(0, 4)) < year - TITLE_CHANGES_AT)
          yield `${who} was named in ${row.noted_on}`
        if (row.noted_on > demo.asOf) yield `${who} is named on ${row.noted_on}`
      }
    },
  },
  {
    name: 'whoever writes on the web board under a number is that member',
    *ask(demo) {
      const members = membersOf(demo)
      type Message = { kind: string; no?: string; author: string; at: string }
      const board: (Message & { answers: Message[] })[] = demo.site('board')
      for (const { kind, no = '', author, at } of board.flatMap((one) => [one, ...one.answers])) {
        const member = members.get(no)
        if (kind !== 'member' || !member) continue
        const initial = /(?![เแโใไ])\p{L}/u.exec(member.member_surname)?.[0]
        if (author !== `${member.member_name} ${initial}.`)
          yield `${no} writes as ${author} and is called ${member.member_name} ${member.member_surname}`
        if (member.ended_on || member.joined_on > at.slice(0, 10))
          yield `${no} writes as ${member.state}`
      }
    },
  },
  {
    name: 'the roll of the election knows members by their birthday and lets them vote where they work',
    *ask(demo) {
      const members = membersOf(demo)
      const units = new Map(demo.rows('unit').map((unit) => [unit.unit_no, unit]))
      for (const { year, voters, places, positions, opens_at } of demo.site('elections')) {
        const seen = new Set<string>()
        for (const voter of voters) {
          const member = members.get(voter.membership_no)
          const place = places[voter.place - 1]
          if (!place || voter.booth > place.booths)
            yield `${year} ${voter.membership_no}: booth ${voter.booth} of ${place?.unit}`
          const key = `${voter.place} ${voter.list_no}`
          if (seen.has(key)) yield `${year}: two voters are number ${key}`
          seen.add(key)
          if (!member) continue
          const unit = units.get(member.unit_no)
          const isThere =
            unit?.payroll === 'pension' ? place?.unit.includes('บำนาญ') : place?.unit === unit?.name
          if (member.birth_date !== voter.birth_date)
            yield `${voter.membership_no} was born on ${member.birth_date}, not ${voter.birth_date}`
          if (member.ended_on) yield `${voter.membership_no} is ${member.state} and votes`
          if (!isThere && places.some((one: { unit: string }) => one.unit === unit?.name))
            yield `${voter.membership_no} of ${unit?.name} votes at ${place?.unit}`
        }
        const told = words(topics(demo).find(({ topic_id }) => topic_id === 1009)?.body ?? '')
        const [, seats] = /จะครบวาระจำนวน (\d+) คน/.exec(told) ?? []
        if (opens_at > `${demo.asOf}T` && Number(seats) !== positions[0]?.seats)
          yield `${year}: ${positions[0]?.seats} seats, announced ${seats}`
      }
    },
  },
  {
    name: 'no more members are in the files than the cooperative says it has',
    *ask(demo) {
      const years: {
        year_end: string
        members: number
        share_capital: number
        loans: number
        deposits: number
      }[] = demo.site('statistics')
      const last = years.sort((a, b) => (a.year_end < b.year_end ? 1 : -1))[0]
      const sum = (set: string) =>
        demo.rows(set, 'balance').reduce((all, { balance }) => all + balance, 0)
      const living = [...membersOf(demo).values()].filter(({ ended_on }) => !ended_on).length
      if (living > (last?.members ?? 0))
        yield `${living} members in the files, ${last?.members} in the statistics`
      if (sum('share') > (last?.share_capital ?? 0)) yield `shares of ${sum('share')}`
      if (sum('loan') > (last?.loans ?? 0)) yield `loans of ${sum('loan')}`
      if (sum('deposit_account') > (last?.deposits ?? 0))
        yield `deposits of ${sum('deposit_account')}`
    },
  },
  {
    name: 'everybody is in one unit at a time, and billed there',
    *ask(demo) {
      const stays = groupBy(demo.rows('unit_membership'), ({ membership_no }) => membership_no)
      for (const [no, rows] of stays) {
        const sorted = rows.sort((a, b) => (a.from_on < b.from_on ? -1 : 1))
        for (const [at, { until_on }] of sorted.entries())
          if (sorted[at + 1] && !(until_on < sorted[at + 1]?.from_on)) yield `${no} is in two units`
      }
      for (const { membership_no, period, unit_no } of demo.rows(
        'collection_slip',
        'membership_no',
        'period',
        'unit_no',
      )) {
        const end = `${period.slice(0, 8)}28`
        const at = stays.get(membership_no)?.findLast(({ from_on }) => from_on <= end)
        if (at && at.unit_no !== unit_no)
          yield `${membership_no} ${period}: billed at ${unit_no}, works at ${at.unit_no}`
      }
    },
  },
]

function retires(birth: string): string {
  const year = Number(birth.slice(0, 4)) + 60
  return birth.slice(5) > '10-01' ? `${year + 1}-10-01` : `${year}-10-01`
}
