// What stands behind a loan: shares behind an emergency loan, two colleagues behind an ordinary one, the land and
// the house behind one for a home.

import type { Emit, Values } from '../files/emit.ts'
import { fullName, type Person, personOf } from '../member/person.ts'
import { DEFAULTER } from '../member/words.ts'
import type { Plan } from '../plan.ts'
import { Random } from '../random.ts'
import type { LoanLife, Security } from './loan-life.ts'

const GUARANTORS = 2
/** Everybody may be asked by so many, and nobody may stand for more contracts than that. */
const ASKED_BY = 5

/** What the borrower has that a loan may rest on. */
interface OwnSavings {
  shares: number
  deposit: number
  /** The deposit's number. */
  account: string
}

export function reportGuarantees(
  plan: Plan,
  person: Person,
  index: number,
  loan: LoanLife,
  own: OwnSavings,
  emit: Emit,
): void {
  const base = {
    loan_no: loan.no,
    borrower_no: person.no,
    borrower_name: fullName(person),
    loan_balance: loan.balance,
  }
  const { principal } = loan.loan
  if (loan.security) {
    reportOrdered(loan.security, own, { ...base, principal }, emit)
    return
  }
  if (loan.type.code === '03') {
    const description = `โฉนดที่ดินเลขที่ ${new Random(plan.seed, 'guarantee', loan.no).whole(1_000, 99_999)}`
    emit('guarantee', { ...base, seq: 1, collateral: 'asset', description, amount: principal })
    return
  }
  const guarantors = loan.type.code === '01' ? [] : guarantorsOf(plan, index, loan.loan.startsOn)
  guarantors.forEach((guarantor, at) => {
    emit('guarantee', {
      ...base,
      seq: at + 1,
      collateral: 'person',
      guarantor_no: guarantor.no,
      guarantor_name: fullName(guarantor),
      amount: Math.floor(principal / guarantors.length),
    })
  })
  if (guarantors.length > 0) return
  const amount = Math.min(principal, own.shares)
  if (amount > 0) emit('guarantee', { ...base, seq: 1, collateral: 'shares', amount })
}

/** As the order said: each guarantor with a maximum of their own, or what the borrower has saved. */
function reportOrdered(
  { collateral, guarantors }: Security,
  own: OwnSavings,
  { principal, ...base }: Values & { principal: number },
  emit: Emit,
): void {
  guarantors.forEach(({ person, amount }, at) => {
    emit('guarantee', {
      ...base,
      seq: at + 1,
      collateral: 'person',
      guarantor_no: person.no,
      guarantor_name: fullName(person),
      amount,
    })
  })
  if (collateral === 'persons') return
  const amount = Math.min(principal, own[collateral])
  const description = collateral === 'deposit' ? `บัญชีเงินฝาก ${own.account}` : undefined
  const seq = guarantors.length + 1
  if (amount > 0) emit('guarantee', { ...base, seq, collateral, description, amount })
}

/** Whom everybody can sign in as, and who stands for somebody that does not pay. */
const STANDS_FOR_DEFAULTER = 1

/** Colleagues who were members when the money was paid out, and still are. */
export function guarantorsOf(plan: Plan, index: number, startsOn: string): Person[] {
  const asked = stepsOf(plan).map((step) => (index + step) % plan.members)
  // One of the contracts that somebody may stand for is then already taken.
  const last = asked.at(-1) === STANDS_FOR_DEFAULTER ? -1 : undefined
  const places = index === DEFAULTER ? [STANDS_FOR_DEFAULTER, ...asked] : asked.slice(0, last)
  const found: Person[] = []
  for (const place of new Set(places)) {
    const person = personOf(plan, place)
    if (place === index || place === DEFAULTER) continue
    if (person.endedOn || person.joinedOn > startsOn) continue
    found.push(person)
    if (found.length === GUARANTORS) break
  }
  return found
}

const STEPS = new Map<string, number[]>()

/** How far away those are whom everybody asks: so nobody is asked by more than there are steps. */
export function stepsOf({ seed, members }: Plan): number[] {
  const key = `${seed} ${members}`
  const known = STEPS.get(key)
  if (known) return known
  const dice = new Random(seed, 'guarantors', members)
  const steps = new Set<number>()
  while (steps.size < Math.min(ASKED_BY, members - 1)) steps.add(dice.whole(1, members - 1))
  STEPS.set(key, [...steps])
  return [...steps]
}
