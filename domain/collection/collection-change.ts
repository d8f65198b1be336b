// Why this month's deduction is not last month's, line by line and in a sentence each.

import type { Day } from '../calendar/day.ts'
import { monthAndYear } from '../calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '../money/money.ts'
import { LINE_KINDS, type LineKind } from './collection-words.ts'

export interface BilledLine {
  line_kind: LineKind
  ref_no: string | null
  type_name: string | null
  instalment: number | null
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
  remaining: Satang | null
  /** Days that this line's interest is for, where it is known. */
  days: number | null
  /** What was owed before it. */
  before_balance?: Satang | null
  loan_opened_on: Day | null
  loan_months: number | null
  /** The number of the member's own request that this month's line follows. */
  asked?: string | undefined
}

export interface LineChange {
  line_kind: LineKind
  title: string
  ref_no: string | null
  change: 'new' | 'gone' | 'more' | 'less' | 'same'
  before: Satang
  after: Satang
  difference: Satang
  why: string
}

/** In this month's order; what is gone comes last. */
export function collectionChanges(
  before: readonly BilledLine[],
  after: readonly BilledLine[],
  previousPeriod: Day,
): LineChange[] {
  const left = [...before]
  const kept = after.map((line) => {
    const at = left.findIndex((old) => isSame(old, line))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    return changeOf(old, line, previousPeriod)
  })
  return [...kept, ...left.map((old) => changeOf(old, undefined, previousPeriod))]
}

export function titleOf({ line_kind, type_name }: Pick<BilledLine, 'line_kind' | 'type_name'>) {
  return type_name ?? LINE_KINDS[line_kind]
}

function isSame(one: BilledLine, other: BilledLine): boolean {
  return one.line_kind === other.line_kind && one.ref_no === other.ref_no
}

function changeOf(
  old: BilledLine | undefined,
  line: BilledLine | undefined,
  previousPeriod: Day,
): LineChange {
  const before = old?.billed ?? satang(0)
  const after = line?.billed ?? satang(0)
  const shown = (line ?? old) as BilledLine
  return {
    line_kind: shown.line_kind,
    title: titleOf(shown),
    ref_no: shown.ref_no,
    change: !old ? 'new' : !line ? 'gone' : wordFor(before, after),
    before,
    after,
    difference: satang(after - before),
    why: why(old, line, previousPeriod),
  }
}

function wordFor(before: Satang, after: Satang): 'more' | 'less' | 'same' {
  if (after === before) return 'same'
  return after > before ? 'more' : 'less'
}

function why(
  old: BilledLine | undefined,
  line: BilledLine | undefined,
  previousPeriod: Day,
): string {
  if (old && line && old.billed === line.billed) return 'ยอดเท่าเดิม'
  const asked = (line ?? old)?.asked
  return `${whyOther(old, line, previousPeriod)}${asked ? ` สมาชิกขอเปลี่ยน (${asked})` : ''}`
}

function whyOther(
  old: BilledLine | undefined,
  line: BilledLine | undefined,
  previousPeriod: Day,
): string {
  if (!old && line) return whyNew(line, previousPeriod)
  if (!line && old) return whyGone(old)
  return old && line ? whyChanged(old, line) : ''
}

function whyNew(line: BilledLine, previousPeriod: Day): string {
  if (line.line_kind === 'loan') {
    const opened = line.loan_opened_on
    // A loan of this or last month falls due for the first time; an older one was only not billed.
    if (line.instalment === 1 || (opened && opened >= previousPeriod)) return 'งวดแรกของสัญญาเงินกู้ใหม่'
    return `ไม่มีการเรียกเก็บในเดือน${monthAndYear(previousPeriod)}`
  }
  if (line.line_kind === 'share') return 'เริ่มส่งค่าหุ้น'
  if (line.line_kind === 'deposit') return 'เริ่มฝากรายเดือน'
  if (line.line_kind === 'cremation') return 'เดือนนี้มีรายการเก็บเงินสงเคราะห์ศพ'
  if (line.line_kind === 'insurance') return 'เบี้ยประกันซึ่งเก็บปีละครั้ง'
  return 'รายการเฉพาะเดือนนี้'
}

function whyGone(old: BilledLine): string {
  if (old.line_kind === 'loan') {
    return old.remaining === 0 ? 'ชำระหนี้ครบแล้ว' : 'ไม่มีการเรียกเก็บในเดือนนี้'
  }
  if (old.line_kind === 'share') return 'หยุดส่งค่าหุ้น'
  if (old.line_kind === 'deposit') return 'หยุดฝากรายเดือน'
  if (old.line_kind === 'cremation') return 'เดือนนี้ไม่มีรายการเก็บเงินสงเคราะห์ศพ'
  if (old.line_kind === 'insurance') return 'เบี้ยประกันเก็บปีละครั้ง เก็บไปแล้วเมื่อเดือนก่อน'
  return 'เป็นรายการเฉพาะเดือนก่อน'
}

function whyChanged(old: BilledLine, line: BilledLine): string {
  const more = line.billed > old.billed
  if (line.line_kind === 'loan') return whyLoanChanged(old, line)
  if (line.line_kind === 'cremation') {
    return more ? 'จำนวนศพที่เก็บเงินสงเคราะห์มากกว่าเดือนก่อน' : 'จำนวนศพที่เก็บเงินสงเคราะห์น้อยกว่าเดือนก่อน'
  }
  const step = formatBaht(satang(Math.abs(line.billed - old.billed)))
  const name = LINE_KINDS[line.line_kind]
  return more ? `${name}เพิ่มขึ้น ${step} บาท` : `${name}ลดลง ${step} บาท`
}

/** Says both parts with their amounts, so that they add up to the line's difference. */
function whyLoanChanged(old: BilledLine, line: BilledLine): string {
  const parts = [
    partChanged('ดอกเบี้ย', old.interest, line.interest, whyInterest(old, line)),
    partChanged('เงินต้น', old.principal, line.principal, ''),
  ].filter((part) => part !== '')
  return [occasionOf(old, line), parts.join(' ')].filter((words) => words !== '').join(' ')
}

function occasionOf(old: BilledLine, line: BilledLine): string {
  if (line.loan_months !== null && line.instalment === line.loan_months) return 'งวดสุดท้ายของสัญญา'
  const isLate = old.deducted < old.billed && line.interest > old.interest
  return isLate ? 'เดือนก่อนหักไม่ได้หรือได้ไม่ครบ' : ''
}

function partChanged(name: string, before: Satang, now: Satang, why: string): string {
  if (now === before) return ''
  const word = now < before ? 'ลดลง' : 'เพิ่มขึ้น'
  const step = formatBaht(satang(Math.abs(now - before)))
  return `${name}${word} ${step} บาท${why && ` เพราะ${why}`}`
}

function whyInterest(old: BilledLine, line: BilledLine): string {
  // Whoever may not see what is owed cannot tell which of the two it was.
  if (old.days === null || line.days === null) return 'จำนวนวันหรือเงินต้นคงเหลือเปลี่ยนไป'
  if (old.days === line.days) return 'เงินต้นคงเหลือเปลี่ยนไป'
  const days = `คิดดอกเบี้ย ${line.days} วัน จากเดือนก่อน ${old.days} วัน`
  return old.before_balance === line.before_balance ? days : `${days} และเงินต้นคงเหลือเปลี่ยนไป`
}
