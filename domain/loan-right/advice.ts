// What to do about a no: less, longer, later, or what is missing. Never nothing.

import type { Day } from '../calendar/day.ts'
import { longDate } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { sharesNeeded } from './amount-checks.ts'
import { ceilingOf, nextInWords } from './ceiling.ts'
import type { LoanWish } from './facts.ts'
import type { RuleCheck } from './line.ts'
import { fits, monthsFor, mostMonths, nearestOffers } from './search.ts'
import { rulesOf, type Standing } from './standing.ts'
import { bahtWords } from './words.ts'

interface Found {
  checks: RuleCheck[]
  /** Over the months that were wished for. */
  largest: Satang
  opensOn: Day | null
}

/** Each by itself is enough, once what must be waited for is over: the page says «or» between them. */
export function adviceOf(standing: Standing, wish: LoanWish, found: Found): string[] {
  const first = firstOf(found)
  const then = found.checks.some(({ ok, kind }) => !ok && !WAITING.includes(kind))
    ? changesOf(standing, wish, found)
    : []
  const [one, ...others] = then
  if (first && one) return [`${first} แล้ว${one}`, ...others]
  if (first) return [first === PAY ? `${first} แล้วกลับมาตรวจสิทธิอีกครั้ง` : first]
  return then.length > 0 ? then : [lastOf(found.checks.some((c) => !c.ok && c.kind === 'residual'))]
}

const WAITING: readonly RuleCheck['kind'][] = ['member_months_min', 'again_after', 'no_arrears']
const PAY = 'ชำระยอดค้างให้ครบก่อน'

/** What comes before any change of the wish. */
function firstOf({ checks, opensOn }: Found): string | undefined {
  const owes = checks.some(({ ok, kind, opensOn }) => !ok && kind === 'no_arrears' && !opensOn)
  if (owes) return PAY
  return opensOn ? `รอถึงวันที่ ${longDate(opensOn)}` : undefined
}

function changesOf(standing: Standing, wish: LoanWish, found: Found): string[] {
  const failed = new Set(
    found.checks.filter(({ ok, kind }) => !ok && !WAITING.includes(kind)).map(({ kind }) => kind),
  )
  const only = (kind: RuleCheck['kind']) => failed.size === 1 && failed.has(kind)
  const changes = [
    lessOf(wish, found),
    moreOf(standing, wish, found),
    monthsOf(standing, wish),
    only('shares_required') ? sharesOf(standing, wish) : undefined,
    only('association_required') ? ASSOCIATION : undefined,
  ].filter((words) => words !== undefined)
  const later = failed.has('ceiling') ? laterOf(standing, wish) : undefined
  const all = changes.length > 0 ? changes : togetherOf(standing, wish, failed)
  return later ? [...all, later] : all
}

const ASSOCIATION = 'สมัครเป็นสมาชิกสมาคมฌาปนกิจที่กำหนดก่อน'

function lessOf({ amount }: LoanWish, { largest }: Found) {
  return largest === 0 || largest >= amount ? undefined : `ลดวงเงินเหลือ ${bahtWords(largest)}`
}

/** A loan that does not pay off what it replaces. */
function moreOf({ replacedBalance, product }: Standing, wish: LoanWish, { largest }: Found) {
  if (wish.amount >= replacedBalance) return undefined
  const least = satang(Math.ceil(replacedBalance / product.amount_step) * product.amount_step)
  return largest >= least ? `เพิ่มวงเงินเป็นอย่างน้อย ${bahtWords(least)} ให้พอปิดสัญญาเดิม` : undefined
}

function monthsOf(standing: Standing, wish: LoanWish): string | undefined {
  const most = mostMonths(standing)
  if (wish.months > most)
    return most > 0 && fits(standing, { ...wish, months: most })
      ? `ลดจำนวนงวดเหลือ ${most} งวด`
      : undefined
  const months = monthsFor(standing, wish)
  return months === undefined ? undefined : `เพิ่มเป็น ${months} งวดโดยวงเงินเท่าเดิม`
}

/** Where no one change is enough: another amount over other months, or what is missing, all of it. */
function togetherOf(standing: Standing, wish: LoanWish, failed: Set<RuleCheck['kind']>): string[] {
  const [nearest] = nearestOffers(standing, wish)
  if (nearest) {
    const { amount, months } = nearest
    const changed = [
      amount < wish.amount && `ลดวงเงินเหลือ ${bahtWords(amount)}`,
      amount > wish.amount && `เพิ่มวงเงินเป็น ${bahtWords(amount)}`,
      months < wish.months && `ลดจำนวนงวดเหลือ ${months} งวด`,
      months > wish.months && `เพิ่มเป็น ${months} งวด`,
    ]
    return [changed.filter(Boolean).join(' และ')]
  }
  if (failed.size !== 2 || !failed.has('shares_required') || !failed.has('association_required'))
    return []
  return [`${sharesOf(standing, wish)} และ${ASSOCIATION}`]
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
