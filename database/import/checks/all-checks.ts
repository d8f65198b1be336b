// Every check of a night, and asking one.

import type pg from 'pg'
import { unlessSuspect, type WrongRow } from '../references.ts'
import { partitionOf } from '../run-partition.ts'
import { BENEFITS } from './benefits.ts'
import type { Check, CheckContext, CheckGroup } from './check.ts'
import { COLLECTION, receiptPostings } from './collection.ts'
import { CONTROL_ACCOUNTS } from './control-accounts.ts'
import { HISTORY } from './history.ts'
import { DEPOSIT_LEDGER, SHARE_LEDGER } from './ledger.ts'
import { LOAN_LEDGER } from './loan-ledger.ts'
import { type NightRules, readNightRules } from './night-rules.ts'
import { PEOPLE } from './people.ts'
import { UNCHANGED } from './unchanged.ts'

/** The longest first, so that two connections are done at about the same time. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  {
    ...COLLECTION,
    drop: [...(COLLECTION.drop ?? []), 'receipt_postings'],
    prepare: (asked) => [...(COLLECTION.prepare?.(asked) ?? []), receiptPostings(asked.partition)],
  },
  LOAN_LEDGER,
  HISTORY,
  UNCHANGED,
  SHARE_LEDGER,
  DEPOSIT_LEDGER,
  PEOPLE,
  BENEFITS,
  CONTROL_ACCOUNTS,
]

export const CHECKS: readonly Check[] = CHECK_GROUPS.flatMap(({ checks }) => checks)

export interface Night {
  runId: number
  asOf: string
}

/** Without a night before, what compares nights must not be asked. */
export function checkContext(
  night: Night,
  before: Night | undefined,
  rules: NightRules,
): CheckContext {
  const named = (set: string, { runId }: Night) => `${partitionOf(set, runId)} as ${set}`
  return {
    ...night,
    rules,
    partition: (set) => named(set, night),
    before: (set) => named(set, before ?? night),
    beforeAsOf: (before ?? night).asOf,
  }
}

export interface Answer {
  check: Check
  /** `unproved` has nothing to compare with. */
  state: 'holds' | 'broken' | 'held' | 'unproved'
  found: WrongRow[]
}

/** Every check of one night that is there, one after the other. */
export async function askEveryCheck(
  client: pg.Client,
  night: Night,
  has: (set: string) => boolean,
  most: number,
): Promise<Answer[]> {
  const asked = checkContext(night, undefined, await readNightRules(client))
  const answers: Answer[] = []
  for (const group of CHECK_GROUPS) {
    await inGroup(client, group, asked, async () => {
      for (const check of group.checks) {
        const isUnproved = check.comparesNights || check.needs?.some((set) => !has(set))
        const none = check.by.map(() => [])
        const found = isUnproved ? [] : await broken(client, check, asked, none, most)
        answers.push({ check, state: isUnproved ? 'unproved' : stateOf(check, found), found })
      }
    })
  }
  return answers
}

export function stateOf(
  { weight }: Check,
  found: readonly WrongRow[],
): 'holds' | 'broken' | 'held' {
  if (found.length === 0) return 'holds'
  return weight === 'refuse' ? 'broken' : 'held'
}

/** Works on one connection, whose temporary tables its checks then read. */
export async function inGroup(
  client: pg.Client,
  { prepare, drop = [] }: CheckGroup,
  asked: CheckContext,
  work: () => Promise<void>,
): Promise<void> {
  try {
    for (const statement of prepare?.(asked) ?? []) await client.query(statement)
    await work()
  } finally {
    // The connection may be what broke; then they are gone with it.
    for (const table of drop) {
      await client.query(`drop table if exists ${table}`).catch(() => undefined)
    }
  }
}

/**
 * The first rows that break it; none is what should be found. What is `suspect` (the values of `by`, column
 * by column) is passed over.
 */
export async function broken(
  client: pg.Client,
  check: Check,
  asked: CheckContext,
  suspect: string[][],
  most: number,
): Promise<WrongRow[]> {
  const { rows } = await client.query<WrongRow>(
    `select line, value, to_jsonb(found) ->> 'detail' as detail from (${check.sql(asked)}) found
     where ${unlessSuspect('found', check.by)} order by line limit ${most}`,
    suspect,
  )
  return rows
}
