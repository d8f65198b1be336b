// What is to be known or brought along: guarantors, papers, the day by which to come.

import { longDate } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { percentOf } from './ceiling.ts'
import type { LoanWish } from './facts.ts'
import { type RuleCheck, ruled } from './line.ts'
import type { NoticeRule } from './rule-set.ts'
import { rulesOf, type Standing } from './standing.ts'
import { bahtWords, durationWords } from './words.ts'

/** They break nothing: whoever guarantees is found later. */
export function noticeChecks(standing: Standing, { amount }: LoanWish): RuleCheck[] {
  return [
    ...rulesOf(standing, 'guarantors').map((rule) => guarantorsCheck(rule, standing, amount)),
    ...rulesOf(standing, 'cut_off_day').map((rule) => cutOffCheck(rule, standing)),
  ]
}

type Guarantors = Extract<NoticeRule, { kind: 'guarantors' }>

export function guarantorsNeeded(standing: Standing, amount: Satang): number {
  return Math.max(
    0,
    ...rulesOf(standing, 'guarantors').map((rule) => personsFor(rule, standing, amount)),
  )
}

function personsFor(rule: Guarantors, { facts }: Standing, amount: Satang): number {
  if (rule.free_percent > 0 && amount <= percentOf(facts.shares, rule.free_percent)) return 0
  return rule.rows.filter(({ over }) => amount > over).at(-1)?.persons ?? 0
}

function guarantorsCheck(rule: Guarantors, standing: Standing, amount: Satang): RuleCheck {
  const persons = personsFor(rule, standing, amount)
  const free =
    rule.free_percent > 0 && amount <= percentOf(standing.facts.shares, rule.free_percent)
  return {
    ...ruled(rule),
    ok: true,
    opensOn: null,
    need: () => (persons === 0 ? 'ไม่ต้องมี' : `${persons} คน`),
    have: () => '–',
    sentence: () => {
      if (free) return `ไม่ต้องมีผู้ค้ำประกัน เพราะวงเงินไม่เกิน ${rule.free_percent}% ของหุ้น`
      return persons === 0 ? 'ไม่ต้องมีผู้ค้ำประกัน' : `กู้ ${bahtWords(amount)} ต้องมีผู้ค้ำประกัน ${persons} คน`
    },
  }
}

function cutOffCheck(
  rule: Extract<NoticeRule, { kind: 'cut_off_day' }>,
  { day, startsOn }: Standing,
): RuleCheck {
  const late = startsOn !== day
  return {
    ...ruled(rule),
    ok: true,
    opensOn: null,
    need: () => `ภายในวันที่ ${rule.day} ของเดือน`,
    have: () => longDate(day),
    sentence: () =>
      late
        ? `ปิดรับคำขอของเดือนนี้แล้ว (วันที่ ${rule.day}) คิดจากการรับเงินตั้งแต่ ${longDate(startsOn)}`
        : `ยื่นคำขอภายในวันที่ ${rule.day} เพื่อรับเงินในเดือนนี้`,
  }
}

/** What a guarantor must be. */
export function wordsOfGuarantor(standing: Standing): string[] {
  return rulesOf(standing, 'guarantor').flatMap((rule) =>
    [
      rule.months > 0 && `เป็นสมาชิกไม่น้อยกว่า ${durationWords(rule.months)}`,
      rule.not_spouse && 'ไม่เป็นคู่สมรสของผู้กู้',
      rule.contracts_max > 0 && `ค้ำประกันไม่เกิน ${rule.contracts_max} สัญญา`,
      rule.amount_max > 0 && `ค้ำประกันรวมไม่เกิน ${bahtWords(satang(rule.amount_max))}`,
      rule.no_arrears > 0 && `ไม่ค้างชำระในรอบ ${durationWords(rule.no_arrears)}`,
      rule.end_age > 0 && `อายุไม่เกิน ${rule.end_age} ปีเมื่อครบกำหนดชำระงวดสุดท้าย`,
      !rule.cross_guarantee && 'ไม่ค้ำประกันไขว้กับผู้กู้',
    ].filter((words) => words !== false),
  )
}

export function papersFor(standing: Standing, amount: Satang): string[] {
  return rulesOf(standing, 'paper')
    .filter(({ over }) => amount > over)
    .map(({ name }) => name)
}
