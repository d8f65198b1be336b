// What a kind of request is. Each is one file beside this one, listed in request-kinds.ts.

import { formatBaht, type Satang } from '../money/money.ts'

/** What a rule made of the figures. */
export interface Finding<Rule extends string = string> {
  rule: Rule
  /** Null where the figures do not tell, and an officer must look. */
  passes: boolean | null
  says: string
  /** Where the rule is written; empty where nobody said. */
  clause: string
  /** Speaks against it, and an officer may still find that it is right. */
  isRed?: boolean
  /** Why whoever checked let it through although the rule speaks against it. */
  override?: string
}

/** A line that whoever checks ticks. */
export interface CheckLine {
  id: string
  says: string
}

/** One of a kind's own. */
export interface KindCheck extends CheckLine {
  /** Only where a file was sent along. */
  ofFile?: true
}

export interface RequestKind<Payload> {
  kind: string
  title: string
  /** What is asked, in one line. */
  summary(payload: Payload): string
  /** By which it is decided who may approve. */
  amount(payload: Payload): Satang
  /** What no figure of ours tells, and whoever checks looks up. */
  checks: readonly KindCheck[]
  /** What the night shows once the core system has done it, by column; null where only its answer tells. */
  closesOn(payload: Payload): Record<string, string | number> | null
  /** What is changed, in the news to the member, where it is a key to the account or to money: then it is held for a while. */
  heldAs?(payload: Payload): string | null
  /** One officer answers it, and it is over: nothing is approved, and nothing goes to the core system. */
  isAnswered?: true
  /** Whether an officer may let through what a rule speaks against, with a reason that the approver reads first. */
  mayOverride?: true
  /** Whether the member may change it until it is checked; any other is changed only where an officer has given it back. */
  mayChange?: true
}

export function sentenceOf(what: string, amount: Satang | null): string {
  return amount === null ? what : `${what} ${formatBaht(amount)} บาท`
}

/** Every finding and every line of the kind: all of them are ticked before a request is checked. */
export function checkLines(
  findings: readonly Finding[],
  kind: Pick<RequestKind<never>, 'checks'>,
  files: readonly unknown[],
): CheckLine[] {
  const own = kind.checks.filter(({ ofFile }) => !ofFile || files.length > 0)
  return [
    ...findings.map(({ rule, says }) => ({ id: `rule-${rule}`, says })),
    ...own.map(({ id, says }) => ({ id, says })),
  ]
}

export function isAllowed(findings: readonly Finding[]): boolean {
  return findings.every(({ passes, override }) => passes !== false || override !== undefined)
}

/** Whether a newer night changes the verdict: another rule holds, or the figures of one are others. */
export function hasChanged(judged: readonly Finding[], now: readonly Finding[]): boolean {
  const verdict = (found: readonly Finding[]) =>
    JSON.stringify(
      found.map(({ rule, passes, says }) => [rule, passes, rule === 'change' ? says : '']),
    )
  return verdict(judged) !== verdict(now)
}
