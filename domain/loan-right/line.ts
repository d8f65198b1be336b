// One rule's answer: what it wants, what there is, and a sentence with the clause it comes from.

import type { Day } from '../calendar/day.ts'
import { RULE_NAMES } from './words.ts'

export type LineRule = keyof typeof RULE_NAMES

/** Decided at once; its words only when somebody reads them, because a search decides thousands. */
export interface RuleCheck {
  kind: LineRule
  clause: () => string
  ok: boolean
  /** Of what must be waited for: the day from which it is no longer in the way. */
  opensOn: Day | null
  need: () => string
  have: () => string
  sentence: () => string
}

export interface RightLine {
  rule: LineRule
  name: string
  need: string
  have: string
  ok: boolean
  opensOn: Day | null
  sentence: string
  clause: string
}

export function lineOf({ kind, clause, ok, opensOn, need, have, sentence }: RuleCheck): RightLine {
  return {
    rule: kind,
    name: RULE_NAMES[kind],
    need: need(),
    have: have(),
    ok,
    opensOn,
    sentence: sentence(),
    clause: clause(),
  }
}

export function ruled<Kind extends LineRule>({ kind, clause }: { kind: Kind; clause: string }) {
  return { kind, clause: () => clause }
}
