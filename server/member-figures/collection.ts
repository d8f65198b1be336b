import type { CollectionLine, KepFeed } from '#contract/member/kep.ts'
import {
  type CollectionLineRow,
  collectionLinesOf,
} from '#database/queries/figures/collection-line.ts'
import { slipOf, slipsOf } from '#database/queries/figures/collection-slip.ts'
import { orderedShares } from '#database/queries/request/ordered-share.ts'
import type { CollectionNow } from '#database/queries/unit/collection-now.ts'
import type { MemberRefund } from '#database/queries/unit/unit-refund.ts'
import { type Day, type Month, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import {
  type BilledLine,
  collectionChanges,
  titleOf,
} from '#domain/collection/collection-change.ts'
import { GROUPS, type Group, REASONS } from '#domain/collection/collection-words.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { satang, total } from '#domain/money/money.ts'
import { Refusal } from '#server/http/errors.ts'
import { isShareChanged, requestNumbers } from '../request-desk/requested-lines.ts'
import { collectionNow, stateOfSlip } from './collection-report.ts'
import { interestBasis } from './interest-basis.ts'
import type { Reading } from './member-feed.ts'
import { statementRef } from './statement-ref.ts'

type Collection = NonNullable<KepFeed['collection']>

/** The month asked for (YYYY-MM), or the newest. */
export async function readKep(
  reading: Reading,
  asked: Month | undefined,
): Promise<Omit<KepFeed, 'as_of'>> {
  const slips = await reading.night(slipsOf, reading.membershipNo)
  const at = asked === undefined ? 0 : slips.findIndex(({ period }) => monthOf(period) === asked)
  if (at < 0) throw new Refusal(404, 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ')
  const [period, previous] = [slips[at]?.period, slips[at + 1]?.period]
  const [now, collection] = await Promise.all([
    collectionNow(reading, slips),
    period ? reading.computed(readCollection, period, previous) : null,
  ])
  return reading.madeOf(kepOf, slips, period, collection, now)
}

function kepOf(
  slips: Awaited<ReturnType<typeof slipsOf>>,
  period: Day | undefined,
  collection: BilledMonth | null,
  now: CollectionNow,
): Omit<KepFeed, 'as_of'> {
  return {
    months: slips.map((slip) => ({
      period: monthOf(slip.period),
      billed: slip.billed,
      deducted: slip.deducted,
      state: stateOfSlip(slip, now.reported).state,
    })),
    refunds: now.refunds.filter((refund) => isTold(refund, period)).map(told),
    collection: collection && withNow(collection, now),
  }
}

type BilledMonth = NonNullable<Awaited<ReturnType<typeof readCollection>>>

/** What employers and officers have done since the night. */
function withNow({ slip, ...month }: BilledMonth, { reported, held }: CollectionNow): Collection {
  const { receipt_no, paid_on, receipt_amount } = slip
  const isHeld = receipt_no !== null && held.includes(slip.period)
  return {
    ...month,
    ...stateOfSlip(slip, reported),
    receipt_held: isHeld,
    receipt:
      !isHeld && receipt_no !== null && paid_on !== null && receipt_amount !== null
        ? { receipt_no, paid_on, amount: receipt_amount }
        : null,
  }
}

/** Money that waits is told whichever month is looked at; what became of it, with its month. */
function isTold({ state, period }: MemberRefund, shown: Day | undefined): boolean {
  return state === 'waiting' || period === shown
}

function told({ period, refund_id: _, ...refund }: MemberRefund): KepFeed['refunds'][number] {
  return { period: monthOf(period), ...refund }
}

async function readCollection(reading: Reading, period: Day, previous: Day | undefined) {
  const { membershipNo, night } = reading
  const periods = previous ? [period, previous] : [period]
  const [slip, { loan: rules }, rows] = await Promise.all([
    night(slipOf, membershipNo, period),
    reading.rules(),
    night(collectionLinesOf, membershipNo, periods),
  ])
  if (!slip) return null
  const now = rows.filter((row) => row.period === period)
  const before = rows.filter((row) => row.period === previous)
  const { billed, deducted, reason } = slip
  // Kept with the night: whatever its bill follows was ordered before it.
  const asked =
    previous && isShareChanged(before, now)
      ? requestNumbers(
          await reading.live(orderedShares, [membershipNo], monthOf(period)),
          () => now,
        )
      : undefined
  return {
    slip,
    period: monthOf(period),
    billed,
    deducted,
    missing: satang(billed - deducted),
    reason,
    reason_name: reason === null ? null : REASONS[reason],
    unit: { unit_no: slip.unit_no, name: slip.unit_name },
    groups: groupsOf(now.map((row) => lineOf(reading, row, rules))),
    change: previous
      ? changeOf(before, now, { previous, rules, asked: asked?.get(membershipNo) })
      : null,
  }
}

function groupsOf(lines: CollectionLine[]): Collection['groups'] {
  return (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const { name, kinds } = GROUPS[group]
    const own = lines.filter(({ line_kind }) => kinds.some((kind) => kind === line_kind))
    const sum = (column: 'principal' | 'interest' | 'billed' | 'deducted') =>
      total(own.map((line) => line[column]))
    if (own.length === 0) return []
    return {
      group,
      name,
      principal: sum('principal'),
      interest: sum('interest'),
      billed: sum('billed'),
      deducted: sum('deducted'),
      lines: own,
    }
  })
}

function lineOf(reading: Reading, row: CollectionLineRow, rules: LoanRules): CollectionLine {
  const { line_kind, ref_no } = row
  const isStatement = ref_no !== null && row.type_name !== null
  return {
    seq: row.seq,
    line_kind,
    title: titleOf(row),
    ref_no,
    statement:
      isStatement && (line_kind === 'loan' || line_kind === 'deposit')
        ? statementRef(reading, line_kind, ref_no)
        : null,
    instalment: row.instalment,
    principal: row.principal,
    interest: row.interest,
    billed: row.billed,
    deducted: row.deducted,
    received_principal: row.received_principal,
    received_interest: row.received_interest,
    remaining: row.remaining,
    basis: basisOf(row, rules),
  }
}

/** Interest is billed to the end of the month; where that does not give the bill, we do not know its days. */
function basisOf(row: CollectionLineRow, rules: LoanRules): CollectionLine['basis'] {
  if (row.before_on === null || row.before_balance === null || row.rate_ppm === null) return null
  const basis = interestBasis(
    {
      balance: row.before_balance,
      ratePpm: row.rate_ppm,
      fromOn: row.before_on,
      toOn: monthEndOf(monthNumber(row.period)),
      interest: row.interest,
    },
    rules,
    row.published_ppm,
  )
  return basis?.agrees ? basis : null
}

function changeOf(
  before: CollectionLineRow[],
  now: CollectionLineRow[],
  { previous, rules, asked }: { previous: Day; rules: LoanRules; asked: string | undefined },
): Collection['change'] {
  const billedLine = (row: CollectionLineRow): BilledLine => ({
    ...row,
    days: basisOf(row, rules)?.days ?? null,
    asked: row.line_kind === 'share' ? asked : undefined,
  })
  const was = total(before.map(({ billed }) => billed))
  const is = total(now.map(({ billed }) => billed))
  return {
    previous_period: monthOf(previous),
    before: was,
    after: is,
    difference: satang(is - was),
    lines: collectionChanges(before.map(billedLine), now.map(billedLine), previous),
  }
}
