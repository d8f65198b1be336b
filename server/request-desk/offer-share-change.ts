// What a member may ask of their shares, by which rules, and what it would do to the bill, the salary and the dividend.

import type { ShareChangeOffer } from '#contract/member/requests.ts'
import { type Day, firstOfMonth } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { expectedContributions } from '#domain/dividend/dividend-calculation.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import {
  firstPeriodOf,
  type ShareChange,
  type ShareChangeKind,
} from '#domain/request/share-change.ts'
import { leastMonthly, leastResidual, mostMonthly } from '#domain/request/share-rules.ts'
import { expectedDividend } from '../member-figures/dividend.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { type ShareStanding, shareStanding, verdictOn } from './judge-share-change.ts'

export interface Wished {
  change: ShareChangeKind
  amount: Satang
}

export async function readShareChange(
  reading: Reading,
  wished: Wished | undefined,
): Promise<Omit<ShareChangeOffer, 'as_of'>> {
  const standing = await shareStanding(reading)
  const { facts, rules } = standing
  const most = mostMonthly(rules, facts.salary)
  return {
    is_open: rules.isOpen,
    monthly: facts.monthly,
    salary: facts.salary,
    first_period: firstPeriodOf(facts, rules.cutOffDay),
    cut_off_day: rules.cutOffDay,
    step: rules.step,
    least: leastMonthly(rules, facts.salary),
    most: most ?? null,
    residual_least: leastResidual(rules, facts.salary),
    residual_ppm: rules.residualPpm,
    may_stop: rules.stop === 'when',
    wished: wished ? await wishedEffect(reading, standing, wished) : null,
  }
}

async function wishedEffect(reading: Reading, standing: ShareStanding, wished: Wished) {
  const wish: ShareChange =
    wished.change === 'stop' ? { change: 'stop', amount: satang(0) } : { ...wished }
  const { findings, effect } = verdictOn(wish, standing)
  const [before, after] = await Promise.all([
    expectedDividend(reading),
    expectedDividend(reading, sharesAfter(wish, firstOfMonth(effect.firstPeriod))),
  ])
  return {
    ...wish,
    allowed: isAllowed(findings),
    findings: findings.map(({ rule, passes, says, clause }) => ({ rule, passes, says, clause })),
    bill_before: effect.billBefore,
    bill_after: effect.billAfter,
    residual_before: effect.residualBefore,
    residual_after: effect.residualAfter,
    dividend_before: before,
    dividend_after: after,
  }
}

/** As an estimate expects shares to be paid, but otherwise from the first bill on. */
function sharesAfter({ change, amount }: ShareChange, first: Day): typeof expectedContributions {
  const paidOn = monthEndOf(monthNumber(first))
  return (monthly, after, endsOn) => {
    const expected = expectedContributions(satang(1), after, endsOn).map(({ paidOn: on }) => ({
      amount: on >= first && change !== 'extra' ? amount : monthly,
      paidOn: on,
    }))
    const extra = change === 'extra' && paidOn <= endsOn ? [{ amount, paidOn }] : []
    return [...expected, ...extra].filter((one) => one.amount > 0)
  }
}
