// What a guarantor reads of the loans they answer for, and a borrower of what their guarantors were told.

import type { WatchFeed } from '#contract/member/coll.ts'
import { collateralsOf, guaranteesBy } from '#database/queries/figures/guarantee.ts'
import { type LetterRow, lettersOf } from '#database/queries/guarantee-watch/letter.ts'
import { freedOf, freedOfBorrower } from '#database/queries/guarantee-watch/stand.ts'
import {
  casesOfBorrower,
  casesOfGuarantor,
  type MemberCase,
} from '#database/queries/guarantee-watch/watched-by-member.ts'
import type { Day } from '#domain/calendar/day.ts'
import { stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import { loanHealth, NOTICE_WORDS } from '#domain/guarantee-watch/loan-health.ts'
import { type Satang, total } from '#domain/money/money.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { watchSettings } from './settings.ts'

export async function readWatch(reading: Reading): Promise<Omit<WatchFeed, 'as_of'>> {
  const { membershipNo, night, live } = reading
  const [{ tells }, given, received] = await Promise.all([
    live(watchSettings),
    night(guaranteesBy, membershipNo),
    night(collateralsOf, membershipNo),
  ])
  const open = given.filter(({ loan_balance }) => loan_balance > 0)
  const figures = {
    exposure: total(given.map(stillGuaranteed)),
    worst_case: total(open.map(({ amount }) => amount)),
  }
  // A page says no more than the messages do.
  if (!tells) return { ...figures, given: null, own: null, freed: [] }
  const byOthers = received.filter(({ collateral }) => collateral === 'person')
  const [asGuarantor, asBorrower, letters, freed, freedOthers] = await Promise.all([
    live(casesOfGuarantor, membershipNo),
    live(casesOfBorrower, membershipNo),
    live(lettersOf, { membershipNo }),
    live(freedOf, membershipNo),
    live(freedOfBorrower, membershipNo),
  ])
  return {
    ...figures,
    given: standing(given, asGuarantor).map((one) => ({
      ...one,
      letters: letters.filter(({ loan_no }) => loan_no === one.loan_no).map(ownLetter),
    })),
    own: standing(byOthers, asBorrower).map((one) => ({
      ...one,
      told: [
        ...one.told,
        ...freedOthers.filter(({ loan_no }) => loan_no === one.loan_no).map(toldFreed),
      ],
    })),
    freed,
  }
}

function ownLetter({ letter_id, paper_no, released_on, delivered_on }: LetterRow) {
  if (paper_no === null || released_on === null) throw new RangeError('a letter without a number')
  return { letter_id, paper_no, on: released_on, delivered_on }
}

function toldFreed({ on }: { on: Day }) {
  return { words: NOTICE_WORDS.freed, on }
}

/** Each loan once, however many stand for it. */
function standing(
  rows: readonly { loan_no: string; loan_balance: Satang }[],
  cases: readonly MemberCase[],
) {
  const loans = new Map(rows.map(({ loan_no, loan_balance }) => [loan_no, loan_balance]))
  return [...loans].map(([loan_no, balance]) => {
    const own = cases.filter((one) => one.loan_no === loan_no)
    return {
      loan_no,
      health: loanHealth(
        balance,
        own.find(({ state }) => state === 'behind'),
      ),
      told: own
        .flatMap(({ told }) => told)
        .map(({ step, on }) => ({ words: NOTICE_WORDS[step], on })),
    }
  })
}
