// Kind of request: another monthly share, none at all, or one extra purchase (A3).

import { type Day, firstOfMonth, type Month, monthOf } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import { buddhistYear, MONTHS, monthAndYear } from '../calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '../money/money.ts'
import { type Finding, type RequestKind, sentenceOf } from './request-kind.ts'
import {
  leastMonthly,
  leastResidual,
  mostMonthly,
  type ShareRule,
  type ShareRules,
} from './share-rules.ts'

export type ShareChangeKind = 'monthly' | 'stop' | 'extra'

// biome-ignore format: one row a change
export const SHARE_CHANGES: Record<ShareChangeKind, string> = {
  monthly: 'เปลี่ยนค่าหุ้นรายเดือน',
  stop:    'หยุดส่งค่าหุ้น',
  extra:   'ซื้อหุ้นเพิ่มครั้งเดียว',
}

export interface ShareChange {
  change: ShareChangeKind
  /** A month, or once; nothing where it stops. */
  amount: Satang
}

/** What the rules look at, of one night and one day. */
export interface ShareFacts {
  today: Day
  isMember: boolean
  monthly: Satang
  balance: Satang
  instalments: number
  /** 0 where the register has none. */
  salary: Satang
  debt: Satang
  /** Of all members. */
  capital: Satang
  /** Changes that were approved this year. */
  changes: number
  /** The newest bill, with what of it is for shares; null where nothing was ever billed. */
  bill: { period: Day; total: Satang; share: Satang } | null
}

export interface ShareEffect {
  /** From this month's bill on. */
  firstPeriod: Month
  billBefore: Satang
  billAfter: Satang
  residualBefore: Satang
  residualAfter: Satang
}

/** The first bill that can still be other: by the cut-off day, and after what is billed already. */
export function firstPeriodOf(facts: Pick<ShareFacts, 'today' | 'bill'>, cutOffDay: number): Month {
  const { today, bill } = facts
  const month = monthNumber(today) + (Number(today.slice(8)) > cutOffDay ? 1 : 0)
  const afterBill = bill ? monthNumber(bill.period) + 1 : month
  return monthOf(monthEndOf(Math.max(month, afterBill)))
}

/** The newest bill as it would be: everything else in it stays. */
export function shareEffect(
  { change, amount }: ShareChange,
  facts: ShareFacts,
  rules: Pick<ShareRules, 'cutOffDay'>,
): ShareEffect {
  const { bill, salary, monthly } = facts
  const billBefore = bill?.total ?? satang(0)
  const share = bill?.share ?? monthly
  const after = change === 'extra' ? satang(share + amount) : amount
  const billAfter = satang(billBefore - share + after)
  return {
    firstPeriod: firstPeriodOf(facts, rules.cutOffDay),
    billBefore,
    billAfter,
    residualBefore: satang(salary - billBefore),
    residualAfter: satang(salary - billAfter),
  }
}

export function judgeShareChange(
  wish: ShareChange,
  facts: ShareFacts,
  rules: ShareRules,
): Finding<ShareRule>[] {
  const { change, amount } = wish
  const found: Finding<ShareRule>[] = []
  const say = (rule: ShareRule, passes: boolean | null, says: string) =>
    found.push({ rule, passes, says, clause: rules.clauses[rule] ?? '' })
  say('member', facts.isMember, facts.isMember ? 'เป็นสมาชิกอยู่' : 'พ้นสมาชิกภาพแล้ว')
  judgeTime(facts, rules, say)
  if (change !== 'stop')
    say('step', amount > 0 && amount % rules.step === 0, `จำนวนต้องลงตัวทีละ ${baht(rules.step)}`)
  if (change === 'monthly') judgeMonthly(amount, facts, rules, say)
  if (change === 'stop') judgeStop(facts, rules, say)
  const { residualAfter, billAfter, billBefore } = shareEffect(wish, facts, rules)
  if (billAfter > billBefore) {
    const least = leastResidual(rules, facts.salary)
    const isKnown = facts.salary > 0
    say(
      'residual',
      isKnown ? residualAfter >= least : null,
      isKnown
        ? `เงินเดือนคงเหลือ ${baht(residualAfter)} ต้องไม่ต่ำกว่า ${baht(least)}`
        : 'ไม่มีเงินเดือนในทะเบียน เจ้าหน้าที่ต้องตรวจรายได้คงเหลือ',
    )
  }
  if (change !== 'stop') {
    const held = facts.balance + amount
    say('fifth', held * 5 <= facts.capital, 'หุ้นของสมาชิกคนหนึ่งต้องไม่เกินหนึ่งในห้าของหุ้นทั้งหมด')
  }
  return found
}

type Say = (rule: ShareRule, passes: boolean | null, says: string) => void

function judgeTime({ today, changes }: ShareFacts, { months, timesAYear }: ShareRules, say: Say) {
  if (months.length > 0) {
    const names = months.map((month) => MONTHS[month - 1]).join(' ')
    say('window', months.includes(Number(today.slice(5, 7))), `ยื่นได้เฉพาะเดือน ${names}`)
  }
  if (timesAYear !== null) {
    const year = buddhistYear(today)
    say('times', changes < timesAYear, `ปี ${year} เปลี่ยนแล้ว ${changes} จาก ${timesAYear} ครั้ง`)
  }
}

function judgeMonthly(amount: Satang, facts: ShareFacts, rules: ShareRules, say: Say) {
  const { monthly, salary, debt } = facts
  const isOther = amount !== monthly
  const moved = `จากเดือนละ ${baht(monthly)} เป็น ${baht(amount)}`
  say('change', isOther, isOther ? moved : `ค่าหุ้นใหม่เท่ากับที่ส่งอยู่แล้ว เดือนละ ${baht(monthly)}`)
  const least = leastMonthly(rules, salary)
  say('least', amount >= least.amount, `ต้องไม่ต่ำกว่า ${baht(least.amount)} (${least.why})`)
  const most = mostMonthly(rules, salary)
  if (most) say('most', amount <= most.amount, `ต้องไม่เกิน ${baht(most.amount)} (${most.why})`)
  if (amount < monthly && !rules.reduceInDebt)
    say('reduce', debt === 0, `ลดค่าหุ้นไม่ได้ขณะมีหนี้ หนี้คงเหลือ ${baht(debt)}`)
}

function judgeStop(facts: ShareFacts, rules: ShareRules, say: Say) {
  const { monthly, instalments, balance, debt } = facts
  say('change', monthly > 0, `ปัจจุบันส่งเดือนละ ${baht(monthly)}`)
  if (rules.stop === 'never') return say('stop', false, 'สหกรณ์ไม่ให้หยุดส่งค่าหุ้น')
  const { stopInstalments, stopShares } = rules
  const long = stopInstalments !== null && instalments >= stopInstalments
  const enough = stopShares !== null && balance >= stopShares
  const wanted = [
    ...(stopInstalments === null ? [] : [`ส่งแล้วไม่น้อยกว่า ${stopInstalments} งวด`]),
    ...(stopShares === null ? [] : [`มีหุ้นไม่น้อยกว่า ${baht(stopShares)}`]),
  ].join(' หรือ ')
  const isOldEnough = wanted === '' || long || enough
  say('stop', isOldEnough && debt <= balance, `${wanted || 'หยุดได้'} และหนี้ไม่เกินหุ้น`.trim())
}

function baht(amount: Satang): string {
  return `${formatBaht(amount)} บาท`
}

/** What the order says of one request; amounts in baht, as core systems write them. */
export const SHARE_CHANGE: RequestKind<ShareChange> = {
  kind: 'share_change',
  title: 'เปลี่ยนแปลงค่าหุ้น',
  summary: ({ change, amount }) =>
    sentenceOf(SHARE_CHANGES[change], change === 'stop' ? null : amount),
  amount: ({ amount }) => amount,
  checks: [
    { id: 'identity', says: 'เลขสมาชิก ชื่อ และหน่วยงานตรงกับทะเบียนในระบบหลัก' },
    { id: 'core', says: 'ระบบหลักไม่มีการเปลี่ยนค่าหุ้นของสมาชิกรายนี้ที่ค้างอยู่' },
  ],
  closesOn: ({ change, amount }) => (change === 'extra' ? null : { monthly: amount }),
}

/** In words, for whoever reads when it begins. */
export function firstBillWords(firstPeriod: Month): string {
  return `ตั้งแต่รายการเรียกเก็บเดือน${monthAndYear(firstOfMonth(firstPeriod))}`
}
