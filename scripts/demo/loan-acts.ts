// What borrowers, guarantors, units and officers of the demo do about loans.

import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { NOTHING_MORE } from '#domain/loan-right/wish-form.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { type People, Refused } from './people.ts'

export const CHECKER = 'memberservice'
const APPROVER = 'approver'
/** Puts together what the approver releases. */
const BUILDER = 'admin'

export interface DemoMember {
  membership_no: string
  member_name: string
  unit_no: string
  salary: number
  shares: number
}

export interface Borrower extends DemoMember {
  request_id: number
}

export async function saves(
  people: People,
  { membership_no }: DemoMember,
  more: Partial<LoanForm>,
) {
  const form: LoanForm = {
    product: '',
    amount: '',
    months: '12',
    method: 'equal-total',
    ...NOTHING_MORE,
    collateral: 'shares',
    guarantors: [],
    file_id: null,
    ...more,
  }
  const saved = { version: 0, form, mends: null }
  return people.member(membership_no).send('loan_request', saved)
}

/** False where the rules do not let them. */
export async function asks(
  people: People,
  one: DemoMember,
  more: Partial<LoanForm>,
): Promise<boolean> {
  try {
    const { reference } = await saves(people, one, more)
    await people.sign(one.membership_no, 'loan', reference)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await people.member(one.membership_no).send('loan_request/discard', {})
    return false
  }
}

export async function newest(people: People, { membership_no }: DemoMember): Promise<number> {
  const { requests } = await people.member(membership_no).read('requests')
  return requests[0].request_id
}

type Numbered = Pick<DemoMember, 'membership_no'>

async function openAsk(people: People, { membership_no }: Numbered): Promise<string> {
  const { asks: all } = await people.member(membership_no).read('coll/asks')
  return all.find(({ state }: { state: string }) => state === 'open').ask
}

export async function consents(people: People, one: Numbered): Promise<void> {
  await people.sign(one.membership_no, 'guarantee', await openAsk(people, one))
}

export async function declines(people: People, one: DemoMember): Promise<void> {
  await people.member(one.membership_no).send(`coll/asks/${await openAsk(people, one)}/decline`, {})
}

/** What the register says of the pay, and what the bill asks for. */
export async function certifies(
  people: People,
  { request_id, unit_no, salary }: Borrower,
): Promise<void> {
  const unit = people.unit(unit_no)
  const { months, waiting } = await unit.read('certify')
  const own = waiting.find((one: { request_id: number }) => one.request_id === request_id)
  const [month] = months
  await unit.send(`certify/${request_id}`, {
    round: 1,
    month,
    income: salary,
    coop_deducted: own?.billed.find((bill: { month: string }) => bill.month === month)?.amount ?? 0,
    other_deducted: 0,
    note: '',
  })
}

export function deskOf(people: People) {
  const today = bangkokDate(new Date())
  const checker = people.officer(CHECKER)

  async function send({ request_id }: Borrower, act: string, more: object): Promise<void> {
    const { version } = await checker.read(`requests/${request_id}`)
    await checker.send(`requests/${request_id}/${act}`, { version, ...more })
  }
  async function check(asked: Borrower): Promise<void> {
    const { check_lines } = await checker.read(`requests/${asked.request_id}`)
    await send(asked, 'check', { ticked: check_lines.map(({ id }: { id: string }) => id) })
  }
  return {
    send,
    check,
    /** With the committee's meeting where it is theirs. */
    async approve(asked: Borrower): Promise<void> {
      await check(asked)
      const at = `requests/${asked.request_id}`
      const { version, band } = await people.officer(APPROVER).read(at)
      const no = `${Number(today.slice(5, 7))}/${buddhistYear(today)}`
      const meeting = band === 'committee' ? { meeting: { no, on: today } } : {}
      await people.officer(APPROVER).send(`${at}/approval`, { version, ...meeting })
    },
    async order(): Promise<void> {
      await people.officer(BUILDER).send('orders', {})
      const { batches } = await people.officer(BUILDER).read('orders')
      await people.officer(APPROVER).send(`orders/${batches[0].batch_id}/release`, {})
    },
  }
}
