// A member's borrowing right: how much, why, and what would change it. A pure function of the member's facts, what the
// member says, the cooperative's rules and the day; the same in the browser and on the server.

import type { Day } from '../calendar/day.ts'
import { check } from '../loan/loan-check.ts'
import { schedule } from '../loan/loan-schedule.ts'
import { type Satang, satang } from '../money/money.ts'
import { adviceOf } from './advice.ts'
import { amountChecks, residualNeeded } from './amount-checks.ts'
import { type Ceiling, ceilingOf } from './ceiling.ts'
import type { Lending, LoanWish, MemberFacts } from './facts.ts'
import { firstInstalments, loanOf } from './instalment.ts'
import { lineOf, type RightLine, type RuleCheck } from './line.ts'
import { guarantorsNeeded, noticeChecks, papersFor, wordsOfGuarantor } from './notices.ts'
import { isWaiting } from './rule-set.ts'
import { largestByLengthening, largestOver, nearestOffers, type Offer } from './search.ts'
import { rulesOf, type Standing, standingOf } from './standing.ts'
import { latest, waitingCheck } from './waiting.ts'

export interface BorrowingRight {
  ok: boolean
  lines: RightLine[]
  /** Null where the rules give this member no amount. */
  ceiling: Ceiling | null
  /** Over the months that were wished for; nothing while something must be waited for or mended. */
  largest: Satang
  /** Over the months that were wished for, once that is over. */
  largestOnceOpen: Satang
  largestByLengthening: Offer
  /** The first day on which nothing needs to be waited for; null where nothing does, or no day can be named. */
  opensOn: Day | null
  guarantors: number
  guarantorConditions: string[]
  papers: string[]
  residual: Residual
  instalment: { dueOn: Day; first: Satang; dearest: Satang; last: Satang; lastOn: Day } | null
  replaced: { loanNo: string; balance: Satang }[]
  startsOn: Day
  /** Never empty where the answer is no. */
  advice: string[]
  offers: Offer[]
}

export interface Residual {
  income: Satang
  outside: Satang
  bill: Satang
  instalment: Satang
  left: Satang
  /** 0 where no rule asks for any. */
  need: Satang
}

/** Whether it may be lent, and what every rule says to it: without looking for anything better. */
export function decide(facts: MemberFacts, wish: LoanWish, lending: Lending, day: Day) {
  const standing = standingOf(facts, wish, lending, day)
  const waiting = standing.applying.filter(isWaiting).map((rule) => waitingCheck(rule, standing))
  const ofAmount = [...amountChecks(standing, wish), ...scheduleChecks(standing, wish)]
  const isOpen = waiting.every(({ ok }) => ok)
  const ok = isOpen && ofAmount.every((one) => one.ok)
  return { standing, waiting, checks: [...waiting, ...ofAmount], isOpen, ok }
}

export function borrowingRight(
  facts: MemberFacts,
  wish: LoanWish,
  lending: Lending,
  day: Day,
): BorrowingRight {
  const { standing, waiting, checks, isOpen, ok } = decide(facts, wish, lending, day)
  const largest = largestOver(standing, wish.months, wish.method)
  const nothing = satang(0)
  const longest = largestByLengthening(standing, wish.months, wish.method)
  const opensOn = waiting.some((one) => !one.ok && one.opensOn === null)
    ? null
    : latest(waiting.map((one) => one.opensOn))
  const offers = ok || !isOpen ? [] : nearestOffers(standing, wish)
  return {
    ok,
    lines: [...checks, ...noticeChecks(standing, wish)].map(lineOf),
    ceiling: ceilingOf(standing, wish.months) ?? null,
    largest: isOpen ? largest : nothing,
    largestOnceOpen: largest,
    largestByLengthening: isOpen ? longest : { ...longest, amount: nothing },
    opensOn,
    guarantors: guarantorsNeeded(standing, wish.amount),
    guarantorConditions: wordsOfGuarantor(standing),
    papers: papersFor(standing, wish.amount),
    residual: residualOf(standing, wish),
    instalment: instalmentsOf(standing, wish),
    replaced: standing.replaced.map(({ loanNo, balance }) => ({ loanNo, balance })),
    startsOn: standing.startsOn,
    advice: ok ? [] : adviceOf(standing, wish, { checks, largest, opensOn }),
    offers,
  }
}

/** An amount whose instalments would never repay it, or that no schedule is drawn for. */
function scheduleChecks(standing: Standing, wish: LoanWish): RuleCheck[] {
  return check(loanOf(standing, wish), standing.rules).map(({ text }) => ({
    kind: 'schedule',
    clause: () => '',
    ok: false,
    opensOn: null,
    need: () => '–',
    have: () => '–',
    sentence: () => text,
  }))
}

function residualOf(standing: Standing, wish: LoanWish): Residual {
  const { income, outside, bill, net } = standing
  const instalment = firstInstalments(standing, wish).dearest
  const needs = rulesOf(standing, 'residual').map((rule) => residualNeeded(rule, standing))
  const need = satang(Math.max(0, ...needs))
  return { income, outside, bill, instalment, left: satang(net - instalment), need }
}

function instalmentsOf(standing: Standing, wish: LoanWish): BorrowingRight['instalment'] {
  const loan = loanOf(standing, wish)
  if (check(loan, standing.rules).length > 0) return null
  const { first, dearest } = firstInstalments(standing, wish)
  const last = schedule(loan, standing.rules).rows.at(-1)
  if (!last) return null
  return { dueOn: first.dueOn, first: first.total, dearest, last: last.total, lastOn: last.dueOn }
}
