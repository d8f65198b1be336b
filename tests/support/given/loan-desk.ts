// A cooperative that lends on its site, and members who borrow and stand for each other.

import type { Plan } from '#demo/core-system/plan.ts'
import loanRules from '#demo/site/loan-rules.json' with { type: 'json' }
import type { LoanForm } from '#domain/request/loan-draft.ts'
import type { Portal } from '../night/portal.ts'
import { givenOrderDesk, newestRequest } from './request-desk.ts'
import { sign } from './signing.ts'

export const EMERGENCY = 'เงินกู้เพื่อเหตุฉุกเฉิน'
export const ORDINARY = 'เงินกู้สามัญ'

/** Call it in beforeAll. Rules are the demo cooperative's, with what a test changes of them. */
export async function givenLoanDesk(
  name: string,
  plan: Partial<Plan>,
  // biome-ignore lint/suspicious/noExplicitAny: a test changes what it names
  change: (products: any[]) => void = () => {},
) {
  const desk = await givenOrderDesk(name, plan)
  for (const set of structuredClone(loanRules)) {
    change(set.products)
    await desk.portal.app.db
      .insertInto('loan_rule_set')
      .values({
        ...set,
        effective_from: '2020-01-01',
        products: JSON.stringify(set.products),
      } as never)
      .execute()
  }
  return desk
}

export function loanForm(product: string, more: Partial<LoanForm> = {}): LoanForm {
  return {
    product,
    amount: '10000',
    months: '12',
    method: 'equal-total',
    other_income: '',
    student_loan: '',
    housing: '',
    other_deductions: '',
    purpose: 'ค่าเล่าเรียนบุตร',
    collateral: 'shares',
    guarantors: [],
    file_id: null,
    ...more,
  }
}

/** Saved and signed with a code; the reply of the signature, or of what was refused before. */
export async function askLoan(
  portal: Portal,
  member: string,
  form: LoanForm,
  mends: { request_id: number; version: number } | null = null,
) {
  const { draft } = await portal.feed(member, '/loan_request')
  const body = { version: draft?.version ?? 0, form, mends }
  const saved = await portal.call(member, '/loan_request', 'POST', body)
  if (saved.statusCode !== 200) return saved
  return sign(portal, member, { kind: 'loan', reference: saved.json().data.reference })
}

export function consent(portal: Portal, guarantor: string, ask: string) {
  return sign(portal, guarantor, { kind: 'guarantee', reference: ask })
}

/** What waits for a guarantor's answer. */
export async function openAsks(portal: Portal, guarantor: string) {
  const { asks } = await portal.feed(guarantor, '/coll/asks')
  return asks.filter(({ state }: { state: string }) => state === 'open')
}

export async function stateOf(portal: Portal, member: string): Promise<string> {
  return (await newestRequest(portal, member)).state
}
