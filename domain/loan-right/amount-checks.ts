// Rules that depend on the amount or on the months.

import { firstOfMonth, toMonth } from '../calendar/day.ts'
import { monthEndOf, monthNumber, nthMonthEnd } from '../calendar/month-end.ts'
import { shortMonth } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { ceilingAmount, ceilingOf, percentOf } from './ceiling.ts'
import type { LoanWish } from './facts.ts'
import { firstInstalments } from './instalment.ts'
import { type RuleCheck, ruled } from './line.ts'
import type { AmountRule } from './rule-set.ts'
import type { Standing } from './standing.ts'
import { bahtWords } from './words.ts'

type Terms = Pick<LoanWish, 'amount' | 'months' | 'method'>

export function* amountChecks(standing: Standing, terms: Terms): Generator<RuleCheck> {
  yield ceilingCheck(standing, terms)
  if (standing.replaced.length > 0) yield replacedCheck(standing, terms)
  for (const rule of standing.amountRules) yield amountCheck(rule, standing, terms)
}

function amountCheck(rule: AmountRule, standing: Standing, terms: Terms): RuleCheck {
  switch (rule.kind) {
    case 'shares_required':
      return sharesCheck(rule, standing, terms)
    case 'months_max':
      return monthsCheck(rule, terms)
    case 'end_age':
      return ageCheck(rule, standing, terms)
    case 'total_debt_max':
      return debtCheck(rule, standing, terms)
    case 'association_required':
      return associationCheck(rule, standing, terms)
    case 'residual':
      return residualCheck(rule, standing, terms)
  }
}

function ceilingCheck(standing: Standing, { amount, months }: Terms): RuleCheck {
  const most = ceilingAmount(standing, months)
  const binding = () => ceilingOf(standing, months)?.terms.find((term) => term.binding)
  if (most === undefined) {
    const sentence = 'ระเบียบที่ใช้อยู่ไม่ได้กำหนดวงเงินของเงินกู้ประเภทนี้สำหรับกลุ่มสมาชิกของท่าน'
    return {
      kind: 'ceiling',
      clause: () => '',
      ok: false,
      opensOn: null,
      need: () => '–',
      have: () => bahtWords(amount),
      sentence: () => sentence,
    }
  }
  const ok = amount <= most
  return {
    kind: 'ceiling',
    clause: () => binding()?.clause ?? '',
    ok,
    opensOn: null,
    need: () => `ไม่เกิน ${bahtWords(most)}`,
    have: () => bahtWords(amount),
    sentence: () =>
      ok
        ? `ขอกู้ ${bahtWords(amount)} ไม่เกินเพดาน ${bahtWords(most)}`
        : `ขอกู้ ${bahtWords(amount)} เกินเพดาน ${bahtWords(most)}: ${binding()?.sentence}`,
  }
}

function replacedCheck({ replaced, replacedBalance }: Standing, { amount }: Terms): RuleCheck {
  const ok = amount >= replacedBalance
  const numbers = replaced.map(({ loanNo }) => loanNo).join(', ')
  return {
    kind: 'replaced',
    clause: () => '',
    ok,
    opensOn: null,
    need: () => `ไม่น้อยกว่า ${bahtWords(replacedBalance)}`,
    have: () => bahtWords(amount),
    sentence: () =>
      ok
        ? `ปิดสัญญา ${numbers} คงเหลือ ${bahtWords(replacedBalance)} เหลือเงินรับประมาณ ${bahtWords(satang(amount - replacedBalance))} ก่อนหักดอกเบี้ยค้าง`
        : `กู้ใหม่ต้องปิดสัญญาเดิม ${numbers} ที่คงเหลือ ${bahtWords(replacedBalance)} วงเงินที่ขอจึงไม่พอ`,
  }
}

function sharesCheck(
  rule: Extract<AmountRule, { kind: 'shares_required' }>,
  { facts: { shares } }: Standing,
  { amount }: Terms,
): RuleCheck {
  const need = sharesNeeded(rule, amount)
  const ok = shares >= need
  return {
    ...ruled(rule),
    ok,
    opensOn: null,
    need: () => (need === 0 ? 'ไม่กำหนด' : `ไม่น้อยกว่า ${bahtWords(need)}`),
    have: () => bahtWords(shares),
    sentence: () => {
      if (need === 0) return `กู้ ${bahtWords(amount)} ไม่กำหนดหุ้นขั้นต่ำ`
      const words = `กู้ ${bahtWords(amount)} ต้องมีหุ้น ${bahtWords(need)} ท่านมี ${bahtWords(shares)}`
      return ok ? words : `${words} ยังขาด ${bahtWords(satang(need - shares))}`
    },
  }
}

export function sharesNeeded(
  { rows }: Extract<AmountRule, { kind: 'shares_required' }>,
  amount: Satang,
): Satang {
  const row = rows.filter(({ over }) => amount > over).at(-1)
  if (!row) return satang(0)
  return satang(Math.max(percentOf(amount, row.percent), row.amount))
}

function monthsCheck(
  rule: Extract<AmountRule, { kind: 'months_max' }>,
  { months }: Terms,
): RuleCheck {
  const ok = months <= rule.months
  return {
    ...ruled(rule),
    ok,
    opensOn: null,
    need: () => `ไม่เกิน ${rule.months} งวด`,
    have: () => `${months} งวด`,
    sentence: () =>
      ok
        ? `ผ่อน ${months} งวด ไม่เกิน ${rule.months} งวด`
        : `ขอผ่อน ${months} งวด เงินกู้ประเภทนี้ผ่อนได้ไม่เกิน ${rule.months} งวด`,
  }
}

function ageCheck(
  rule: Extract<AmountRule, { kind: 'end_age' }>,
  standing: Standing,
  { months }: Terms,
): RuleCheck {
  const lastMonth = monthNumber(standing.facts.bornOn) + rule.years * 12
  const ok = months <= monthsToAge(rule.years, standing)
  const ends = () =>
    shortMonth(nthMonthEnd(standing.startsOn, months, standing.rules.firstInstalment))
  const birthday = () => shortMonth(firstOfMonth(toMonth(monthEndOf(lastMonth).slice(0, 7))))
  return {
    ...ruled(rule),
    ok,
    opensOn: null,
    need: () => `ไม่เกิน ${birthday()} (อายุ ${rule.years} ปี)`,
    have: ends,
    sentence: () =>
      `งวดสุดท้าย ${ends()} ${ok ? 'ไม่เกิน' : 'เกิน'}เดือนที่อายุครบ ${rule.years} ปี (${birthday()})`,
  }
}

/** The most months that end in time for an age. */
export function monthsToAge(years: number, { facts, startsOn, periods }: Standing): number {
  const first = monthNumber(periods[0]?.dueOn ?? startsOn)
  return monthNumber(facts.bornOn) + years * 12 - first + 1
}

function debtCheck(
  rule: Extract<AmountRule, { kind: 'total_debt_max' }>,
  { debtBeside }: Standing,
  { amount }: Terms,
): RuleCheck {
  const debt = satang(debtBeside + amount)
  const ok = debt <= rule.amount
  const most = bahtWords(satang(rule.amount))
  return {
    ...ruled(rule),
    ok,
    opensOn: null,
    need: () => `ไม่เกิน ${most}`,
    have: () => bahtWords(debt),
    sentence: () => `หนี้รวมทุกสัญญาหลังกู้ ${bahtWords(debt)} ${ok ? 'ไม่เกิน' : 'เกิน'} ${most}`,
  }
}

function associationCheck(
  rule: Extract<AmountRule, { kind: 'association_required' }>,
  { debtBeside, facts }: Standing,
  { amount }: Terms,
): RuleCheck {
  const debt = satang(debtBeside + amount)
  const wanted = rule.rows
    .filter(({ debt_from }) => debt >= debt_from)
    .map(({ association }) => association)
  const missing = wanted.filter((association) => !facts.associations.includes(association))
  return {
    ...ruled(rule),
    ok: missing.length === 0,
    opensOn: null,
    need: () => wanted.join(', ') || 'ไม่กำหนด',
    have: () => facts.associations.join(', ') || 'ไม่มี',
    sentence: () => {
      if (wanted.length === 0) return `หนี้รวม ${bahtWords(debt)} ไม่ต้องเป็นสมาชิกสมาคมฌาปนกิจ`
      const words = `หนี้รวม ${bahtWords(debt)} ต้องเป็นสมาชิก ${wanted.join(', ')}`
      return missing.length === 0 ? words : `${words} ยังไม่เป็นสมาชิก ${missing.join(', ')}`
    },
  }
}

function residualCheck(
  rule: Extract<AmountRule, { kind: 'residual' }>,
  standing: Standing,
  terms: Terms,
): RuleCheck {
  const need = residualNeeded(rule, standing)
  const left = satang(standing.net - firstInstalments(standing, terms).dearest)
  const ok = left >= need
  const why =
    rule.percent > 0
      ? ` (${rule.percent}% ของรายได้${rule.amount > 0 ? ` และไม่ต่ำกว่า ${bahtWords(satang(rule.amount))}` : ''})`
      : ''
  return {
    ...ruled(rule),
    ok,
    opensOn: null,
    need: () => `ไม่น้อยกว่า ${bahtWords(need)}`,
    have: () => bahtWords(left),
    sentence: () =>
      ok
        ? `เงินได้คงเหลือหลังหักทุกอย่าง ${bahtWords(left)} ไม่น้อยกว่า ${bahtWords(need)}${why}`
        : `เมื่อหักทุกอย่างรวมค่างวดใหม่แล้ว ${leftInWords(left)} ต้องเหลือไม่น้อยกว่า ${bahtWords(need)}${why}`,
  }
}

/** A minus before an amount is easily overlooked. */
function leftInWords(left: Satang): string {
  return left < 0 ? `เงินได้ติดลบ ${bahtWords(satang(-left))}` : `เงินได้เหลือ ${bahtWords(left)}`
}

export function residualNeeded(
  { percent, amount }: Pick<Extract<AmountRule, { kind: 'residual' }>, 'percent' | 'amount'>,
  { income }: Pick<Standing, 'income'>,
): Satang {
  return satang(Math.max(percentOf(income, percent), amount))
}
