// What an order for a loan says, as far as it can be told without looking at the member's contracts.

import { isDay } from '#domain/calendar/day.ts'
import type { Loan } from '#domain/loan/loan.ts'
import { satang } from '#domain/money/money.ts'
import type { LoanType, Security } from '../loan/loan-life.ts'
import { membershipNo, type Person, personOf } from '../member/person.ts'
import { LOAN_TYPES, type Plan } from '../plan.ts'
import { publishedLimit, publishedRate, rateChanges } from '../published.ts'
import type { Order } from './order-file.ts'
import { satangOf } from './share-orders.ts'

export interface LoanTerms {
  type: LoanType
  loan: Pick<Loan, 'principal' | 'ratePpm' | 'months' | 'method'>
  startsOn: string
  /** Numbers of contracts. */
  paysOff: string[]
  security: Security
}

/** The land is charged at an office first. */
const ON_LAND = '03'
const METHODS = ['equal-principal', 'equal-total'] as const
const COLLATERALS = ['shares', 'deposit', 'persons'] as const

/** Or why the order is refused, whatever the member has. */
export function loanTerms({ cells }: Order, plan: Plan, person: Person): LoanTerms | string {
  if (person.endedOn !== undefined) return 'พ้นสมาชิกภาพแล้ว'
  if (cells.action !== 'open_loan') return 'ไม่รู้จักการทำรายการนี้'
  const type = LOAN_TYPES.find(({ code }) => code === cells.type_code)
  if (!type) return 'ไม่รู้จักรหัสประเภทเงินกู้'
  if (type.code === ON_LAND) return `${type.name}ต้องจดจำนองก่อน จึงเปิดสัญญาตามคำสั่งไม่ได้`
  const startsOn = cells.starts_on ?? ''
  if (!isDay(startsOn)) return 'วันที่รับเงินไม่ถูกต้อง'
  const loan = moneyOf(cells, type)
  if (typeof loan === 'string') return loan
  const security = securityOf(cells, plan, person, loan.principal)
  if (typeof security === 'string') return security
  return { type, loan, startsOn, paysOff: [...new Set(wordsOf(cells.pays_off))], security }
}

function moneyOf(cells: Order['cells'], type: LoanType): LoanTerms['loan'] | string {
  const principal = satangOf(cells.amount)
  if (!(principal > 0)) return 'วงเงินกู้ไม่ถูกต้อง'
  const months = Number(cells.months)
  const most = publishedLimit(type.name).months_max
  if (!Number.isInteger(months) || months < 1 || months > most)
    return `จำนวนงวดของ${type.name}ต้องอยู่ระหว่าง 1 ถึง ${most}`
  const method = METHODS.find((one) => one === cells.method)
  if (!method) return 'ไม่รู้จักวิธีผ่อนชำระ'
  const ratePpm = Math.round(Number(cells.rate) * 10_000)
  const rates = rateChanges('loan', type.name).map((day) => publishedRate('loan', type.name, day))
  if (!rates.includes(ratePpm)) return `ไม่เคยประกาศอัตราร้อยละ ${cells.rate} ของ${type.name}`
  return { principal: satang(principal), months, method, ratePpm }
}

function securityOf(
  cells: Order['cells'],
  plan: Plan,
  person: Person,
  principal: number,
): Security | string {
  const collateral = COLLATERALS.find((one) => one === cells.collateral)
  if (!collateral) return 'ไม่รู้จักหลักประกันนี้'
  const guarantors: { person: Person; amount: number }[] = []
  for (const said of wordsOf(cells.guarantors)) {
    const [no = '', baht] = said.split(':')
    const index = Number(no) - 1
    if (!(index >= 0 && index < plan.members) || membershipNo(index) !== no)
      return `ไม่พบผู้ค้ำประกัน ${no} ในทะเบียนสมาชิก`
    const guarantor = personOf(plan, index)
    if (guarantor.endedOn !== undefined) return `ผู้ค้ำประกัน ${no} พ้นสมาชิกภาพแล้ว`
    if (no === person.no) return 'ค้ำประกันเงินกู้ของตนเองไม่ได้'
    if (guarantors.some((one) => one.person.no === no)) return `ระบุผู้ค้ำประกัน ${no} สองครั้ง`
    const amount = satangOf(baht)
    if (!(amount > 0)) return `วงเงินค้ำของ ${no} ไม่ถูกต้อง`
    // Parts are rounded up; nobody answers for more than was lent.
    guarantors.push({ person: guarantor, amount: Math.min(amount, principal) })
  }
  if (collateral === 'persons' && guarantors.length === 0) return 'ไม่มีผู้ค้ำประกัน'
  return { collateral, guarantors }
}

function wordsOf(text = ''): string[] {
  return text.split(' ').filter(Boolean)
}
