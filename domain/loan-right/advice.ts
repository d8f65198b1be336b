// What to do about a no: less, longer, later, or what is missing. Never nothing.

import type { Day } from '../calendar/day.ts'
import { longDate } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { sharesNeeded } from './amount-checks.ts'
import { ceilingOf, nextInWords } from './ceiling.ts'
import type { LoanWish } from './facts.ts'
import type { RuleCheck } from './line.ts'
import { monthsFor, mostMonths } from './search.ts'
import { rulesOf, type Standing } from './standing.ts'
import { bahtWords } from './words.ts'

interface Found {
  checks: RuleCheck[]
  /** Over the months that were wished for. */
  largest: Satang
  isOpen: boolean
  opensOn: Day | null
}

export function adviceOf(standing: Standing, wish: LoanWish, found: Found): string[] {
  const failed = (kind: RuleCheck['kind']) =>
    found.checks.some((one) => !one.ok && one.kind === kind)
  const advice = [
    failed('no_arrears') && !found.checks.some((one) => one.kind === 'no_arrears' && one.opensOn)
      ? 'ชำระยอดค้างให้ครบก่อน แล้วกลับมาตรวจสิทธิอีกครั้ง'
      : undefined,
    found.opensOn ? `รอถึงวันที่ ${longDate(found.opensOn)}` : undefined,
    lessOf(wish, found),
    moreOf(standing, wish, found),
    monthsOf(standing, wish),
    failed('shares_required') ? sharesOf(standing, wish) : undefined,
    failed('association_required') ? 'สมัครเป็นสมาชิกสมาคมฌาปนกิจที่กำหนดก่อน' : undefined,
    failed('ceiling') ? laterOf(standing, wish) : undefined,
  ].filter((words) => words !== undefined)
  return advice.length > 0 ? advice : [lastOf(failed('residual'))]
}

function lessOf({ amount }: LoanWish, { largest, isOpen }: Found) {
  if (largest === 0 || largest >= amount) return undefined
  const words = `ลดวงเงินเหลือ ${bahtWords(largest)}`
  return isOpen ? words : `${words} เมื่อพ้นเงื่อนไขที่ต้องรอแล้ว`
}

/** A loan that does not pay off what it replaces. */
function moreOf({ replacedBalance, product }: Standing, wish: LoanWish, { largest }: Found) {
  if (wish.amount >= replacedBalance) return undefined
  const least = satang(Math.ceil(replacedBalance / product.amount_step) * product.amount_step)
  return largest >= least ? `เพิ่มวงเงินเป็นอย่างน้อย ${bahtWords(least)} ให้พอปิดสัญญาเดิม` : undefined
}

function monthsOf(standing: Standing, wish: LoanWish): string | undefined {
  const most = mostMonths(standing)
  if (wish.months > most) return most > 0 ? `ลดจำนวนงวดเหลือ ${most} งวด` : undefined
  const months = monthsFor(standing, wish)
  return months === undefined ? undefined : `เพิ่มเป็น ${months} งวด`
}

function sharesOf(standing: Standing, { amount }: LoanWish): string {
  const needs = rulesOf(standing, 'shares_required').map((rule) => sharesNeeded(rule, amount))
  const missing = satang(Math.max(...needs) - standing.facts.shares)
  return `ซื้อหุ้นเพิ่มอีก ${bahtWords(missing)}`
}

/** Where time alone lifts what binds. */
function laterOf(standing: Standing, { months }: LoanWish): string | undefined {
  const next = ceilingOf(standing, months)?.terms.find(({ binding }) => binding)?.next
  return next ? nextInWords(next) : undefined
}

function lastOf(residualFails: boolean): string {
  return residualFails
    ? 'ลดภาระหักรายเดือนก่อน หรือติดต่อสหกรณ์เพื่อปรึกษาการรวมหนี้'
    : 'เลือกเงินกู้ประเภทอื่น หรือสอบถามเจ้าหน้าที่สหกรณ์'
}
