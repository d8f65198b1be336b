// Members who borrow on the site and stand for each other, and the rules by which they may (a cooperative with them: night/loan-desk.ts).

import { setSetting } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { NOTHING_MORE } from '#domain/loan-right/wish-form.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import type { Portal } from '../night/portal.ts'
import { aPicture } from './article-parts.ts'
import { givenDeskOfficer, newestRequest } from './request-desk.ts'
import { sign } from './signing.ts'

export const EMERGENCY = 'เงินกู้เพื่อเหตุฉุกเฉิน'
export const ORDINARY = 'เงินกู้สามัญ'

/** Who may borrow is the rules' own test (domain/loan-right/): here everybody with shares may, and two stand for an ordinary loan. */
// biome-ignore lint/suspicious/noExplicitAny: of the demo cooperative's rules some are taken away
export function easyRules(products: any[]): void {
  for (const product of products) {
    if (product.online) Object.assign(product.online, { certificate: false, payslip: 'never' })
    product.replaces = []
    product.rules = product.rules.filter(({ kind }: { kind: string }) =>
      ['guarantors', 'guarantor', 'months_max'].includes(kind),
    )
    product.rules.push({
      kind: 'fixed',
      clause: '',
      rows: [{ months_from: 0, amount: 5_000_000 }],
    })
    for (const rule of product.rules) {
      if (rule.kind === 'guarantor')
        Object.assign(rule, { months: 0, no_arrears: 0, end_age: 0, contracts_max: 30 })
      if (rule.kind === 'guarantors')
        Object.assign(rule, { free_percent: 0, rows: [{ over: 0, persons: 2 }] })
    }
  }
}

/** The same, and the employer certifies the pay. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export function certifiedRules(products: any[]): void {
  easyRules(products)
  for (const { online } of products) if (online) online.certificate = true
}

/** For how many contracts somebody may stand from now on; 0 for any number. */
export async function contractsMost({ rows }: Portal, most: number): Promise<void> {
  await rows(
    `update loan_rule_set set products = (select jsonb_agg(jsonb_set(p, '{rules}', (select jsonb_agg(
        case when r->>'kind' = 'guarantor' then jsonb_set(r, '{contracts_max}', '${most}') else r end)
        from jsonb_array_elements(p->'rules') r))) from jsonb_array_elements(products) p)`,
  )
}

/** Members who have shares and an account on file; whatever they sign takes a code. */
export async function easyBorrowers(
  portal: Portal,
): Promise<{ membership_no: string; member_name: string; unit_no: string }[]> {
  await setSetting(portal.app.db, 'signing_passkey_from', '100000000000')
  await setSetting(portal.app.db, 'request_officer_max', '100000000000')
  return portal.rows(
    `select d.membership_no, d.member_name, d.unit_no from night.member_detail d
      where d.state = 'active' and exists (select 1 from night.share s where s.membership_no = d.membership_no and s.balance > 5000000)
        and (d.pay_account_sealed is not null or exists (select 1 from night.dividend v where v.membership_no = d.membership_no and v.pay_account_sealed is not null))
      order by 1`,
  )
}

/** Gives people one after the other, each test its own; and how a form names them. */
export function inTurn(people: { membership_no: string; member_name: string }[]) {
  const free = people.map(({ membership_no }) => membership_no)
  const names = new Map(
    people.map(({ membership_no, member_name }) => [membership_no, member_name]),
  )
  const nameOf = (member: string) => names.get(member) ?? ''
  return {
    next(): string {
      const member = free.shift()
      if (!member) throw new Error('nobody is left')
      return member
    },
    nameOf,
    asGuarantors: (...members: string[]) =>
      members.map((membership_no) => ({ membership_no, name: nameOf(membership_no), amount: '' })),
  }
}

export function loanForm(product: string, more: Partial<LoanForm> = {}): LoanForm {
  return {
    product,
    amount: '10000',
    months: '12',
    method: 'equal-total',
    ...NOTHING_MORE,
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

/** Approved, and nothing is to be signed by hand any more. */
export async function loansToOrder(portal: Portal): Promise<number[]> {
  const rows = await portal.rows(
    `select request_id::int from request where state = 'approved' and not awaits_paper`,
  )
  return rows.map(({ request_id }) => request_id)
}

/** At the counter: printed, signed, scanned by one officer and confirmed by another. */
export async function signByHand(
  { app }: Portal,
  { membership_no: no, ...what }: { kind: string; reference: string; membership_no: string },
): Promise<void> {
  app.settings.twoPeople = true
  const first = await givenDeskOfficer(app, 'administrator')
  const printed = await first.send(`members/${no}/paper`, what)
  if (printed.statusCode !== 200) throw new Error(printed.body)
  const { attempt } = printed.json().data
  const query = `signed_on=${bangkokDate(new Date())}&seen=yes`
  const at = `members/${no}/paper/${attempt}/scan?${query}`
  const scan = await first.sendFile(at, await aPicture())
  if (!scan.json().rc_des.includes('ยังไม่มีผล')) throw new Error(scan.body)
  const second = await givenDeskOfficer(app, 'administrator')
  const { acts } = await second.data('acts')
  const waiting = acts.find(({ outcome }: { outcome: string | null }) => outcome === null)
  const confirmed = await second.send(`acts/${waiting.act_id}/confirmation`)
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  app.settings.twoPeople = false
}

/** Of a loan that was asked for: the least that is not the same. */
export function anotherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 100
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.length > 0 ? value.map(anotherValue) : ['02-000001-1']
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return '2027-01-15'
  if (typeof value !== 'object' || value === null) return OTHERS[String(value)] ?? `${value}x`
  const { amount } = value as { amount: number }
  return { ...value, amount: amount + 100 }
}

/** Of what is one of a few: what is no such thing is found sooner. */
const OTHERS: Record<string, string> = {
  'equal-total': 'equal-principal',
  persons: 'shares',
  electronic: 'paper',
  [ORDINARY]: EMERGENCY,
  '02': '01',
  '006': '004',
}
