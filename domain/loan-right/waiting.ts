// Rules that time or a payment mends, whatever the amount: each says from which day it is no longer in the way.

import { type Day, firstOfMonth, monthOf } from '../calendar/day.ts'
import { monthEndOf, monthNumber, nthMonthEnd } from '../calendar/month-end.ts'
import { longDate, shortMonth } from '../calendar/thai-date.ts'
import { schedule } from '../loan/loan-schedule.ts'
import { satang } from '../money/money.ts'
import { percentOf } from './ceiling.ts'
import { dayAfterMonths, type OpenContract } from './facts.ts'
import { type RuleCheck, ruled } from './line.ts'
import type { WaitingRule } from './rule-set.ts'
import type { Standing } from './standing.ts'
import { durationWords } from './words.ts'

export function waitingCheck(rule: WaitingRule, standing: Standing): RuleCheck {
  switch (rule.kind) {
    case 'member_months_min':
      return memberMonthsCheck(rule, standing)
    case 'again_after':
      return againCheck(rule, standing)
    case 'no_arrears':
      return arrearsCheck(rule, standing)
  }
}

function memberMonthsCheck(
  rule: Extract<WaitingRule, { kind: 'member_months_min' }>,
  { memberMonths, facts }: Standing,
): RuleCheck {
  const ok = memberMonths >= rule.months
  const opensOn = ok ? null : dayAfterMonths(facts.joinedOn, rule.months)
  const [need, have] = [durationWords(rule.months), durationWords(memberMonths)]
  const until = opensOn ? ` จะครบในวันที่ ${longDate(opensOn)}` : ''
  return {
    ...ruled(rule),
    ok,
    opensOn,
    need: () => `ไม่น้อยกว่า ${need}`,
    have: () => have,
    sentence: () =>
      ok
        ? `เป็นสมาชิกมาแล้ว ${have} ครบตามเกณฑ์ ${need}`
        : `เป็นสมาชิกตั้งแต่ ${longDate(facts.joinedOn)} มาแล้ว ${have} ต้องครบ ${need}${until}`,
  }
}

type AgainAfter = Extract<WaitingRule, { kind: 'again_after' }>

function againCheck(rule: AgainAfter, standing: Standing): RuleCheck {
  const progress = standing.replaced.map((contract) => progressOf(rule, contract, standing))
  const worst = progress.find(({ ok }) => !ok) ?? progress[0]
  if (!worst) {
    const sentence = 'ไม่มีสัญญาเดิมประเภทนี้ที่ต้องชำระก่อน'
    return {
      ...ruled(rule),
      ok: true,
      opensOn: null,
      need: () => '–',
      have: () => '–',
      sentence: () => sentence,
    }
  }
  const { ok, need, have, contract } = worst
  const opensOn = latest(progress.map((one) => one.opensOn))
  const from = opensOn ? ` กู้ใหม่ได้ตั้งแต่งวด ${shortMonth(opensOn)}` : ''
  return {
    ...ruled(rule),
    ok,
    opensOn,
    need: () => need,
    have: () => have,
    sentence: () =>
      `สัญญา ${contract.loanNo} ชำระแล้ว ${have} ${ok ? 'ครบตามเกณฑ์' : 'ต้องครบ'} ${need}${from}`,
  }
}

function progressOf(rule: AgainAfter, contract: OpenContract, standing: Standing) {
  const { monthsPaid, months, principal, balance } = contract
  if (rule.of === 'percent_repaid') {
    const target = satang(principal - percentOf(principal, rule.value))
    const ok = balance <= target
    const repaid = principal === 0 ? 100 : Math.floor(((principal - balance) * 100) / principal)
    const opensOn = ok ? null : repaidOn(contract, target, standing)
    return { contract, ok, opensOn, need: `${rule.value}% ของวงเงิน`, have: `${repaid}%` }
  }
  const needed =
    rule.of === 'instalments'
      ? rule.value
      : Math.ceil((months * Math.round(rule.value * 100)) / 10_000)
  const ok = monthsPaid >= needed
  const opensOn = ok ? null : monthOfInstalment(contract, needed - monthsPaid, standing)
  return { contract, ok, opensOn, need: `${needed} งวด`, have: `${monthsPaid} งวด` }
}

/** The month-end on which so many further instalments will have been paid, if none is missed. */
function monthOfInstalment(contract: OpenContract, further: number, standing: Standing): Day {
  const first = nthMonthEnd(contract.openedOn, 1, standing.rules.firstInstalment)
  const known = latest([standing.day, contract.lastOn]) ?? standing.day
  const next = first > known ? first : nthMonthEnd(known, 1, 'same')
  return monthEndOf(monthNumber(next) + further - 1)
}

function repaidOn(contract: OpenContract, target: number, standing: Standing): Day | null {
  const { balance, ratePpm, method, instalment, lastOn } = contract
  const firstDueOn = monthOfInstalment(contract, 1, standing)
  const months = Math.max(1, contract.months - contract.monthsPaid)
  try {
    const { rows } = schedule(
      { principal: balance, ratePpm, months, startsOn: lastOn, method, instalment, firstDueOn },
      standing.rules,
    )
    return rows.find((row) => row.balance <= target)?.dueOn ?? null
  } catch (error) {
    // A contract that never repays opens on no day; the sentence then names none.
    if (error instanceof RangeError) return null
    throw error
  }
}

function arrearsCheck(
  rule: Extract<WaitingRule, { kind: 'no_arrears' }>,
  { facts, day }: Standing,
): RuleCheck {
  const owed = facts.contracts.filter(
    ({ balance, arrearsMonths }) => balance > 0 && arrearsMonths > 0,
  )
  const [last] = facts.missed.filter(
    (month) => monthNumber(day) - monthNumber(month) <= rule.months,
  )
  const ok = owed.length === 0 && (rule.months === 0 || last === undefined)
  const opensOn =
    !ok && owed.length === 0 && last
      ? firstOfMonth(monthOf(monthEndOf(monthNumber(last) + rule.months + 1)))
      : null
  const window =
    rule.months === 0 ? 'ไม่มียอดค้างชำระ' : `ไม่ค้างชำระในรอบ ${durationWords(rule.months)}`
  return {
    ...ruled(rule),
    ok,
    opensOn,
    need: () => window,
    have: () =>
      owed.length > 0
        ? 'มียอดค้างชำระ'
        : last && !ok
          ? `ค้างงวด ${shortMonth(firstOfMonth(last))}`
          : 'ไม่มี',
    sentence: () => {
      if (ok) return window
      if (owed.length > 0)
        return owed
          .map(({ loanNo, arrearsMonths }) => `สัญญา ${loanNo} ค้างชำระ ${arrearsMonths} งวด`)
          .join(' และ')
      return `หักเงินงวด ${last ? shortMonth(firstOfMonth(last)) : ''} ได้ไม่ครบ ต้อง${window}${opensOn ? ` จะพ้นในวันที่ ${longDate(opensOn)}` : ''}`
    },
  }
}

export function latest(days: (Day | null)[]): Day | null {
  return days.reduce<Day | null>((last, day) => (day && (!last || day > last) ? day : last), null)
}
