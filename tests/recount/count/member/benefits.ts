// Guarantees, beneficiaries, insurance, welfare and the register of one member.

import { sum } from '../files/amounts.ts'
import { nights } from '../files/calendar.ts'
import type { Night, Row } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'
import { owedOf } from './loans.ts'

const SOON = 60

/** What a loan still owes: counted from its movements where it is in the night, as the guarantee's row has it where not. */
function owedUnder(night: Night, held: Row): number {
  const [loan] = night.of('loan', 'loan_no', held.text('loan_no'))
  return loan ? owedOf(night, loan) : held.baht('loan_balance')
}

function guaranteed(night: Night, held: Row) {
  const amount = held.baht('amount')
  const loan_balance = owedUnder(night, held)
  return {
    loan_no: held.text('loan_no'),
    amount,
    loan_balance,
    remaining: Math.min(amount, loan_balance),
  }
}

export function guaranteeFeed(night: Night, rules: Rules, member: string) {
  const given = night
    .of('guarantee', 'guarantor_no', member)
    .map((row) => ({ ...guaranteed(night, row), seq: row.whole('seq') }))
    .toSorted(
      (one, other) =>
        other.loan_balance - one.loan_balance ||
        (one.loan_no === other.loan_no
          ? one.seq - other.seq
          : one.loan_no < other.loan_no
            ? -1
            : 1),
    )
    .map(({ seq: _, ...row }) => row)
  const open = given.filter(({ loan_balance }) => loan_balance > 0)
  const contracts = new Set(open.map(({ loan_no }) => loan_no)).size
  const { guaranteeContracts: most, guaranteeAmount: atMost } = rules
  return {
    as_of: night.asOf,
    given,
    given_total: sum(given.map(({ amount }) => amount)),
    given_remaining: sum(given.map(({ remaining }) => remaining)),
    capacity: {
      contracts_max: most,
      contracts_left: most === null ? null : Math.max(0, most - contracts),
      amount_max: atMost,
      amount_left:
        atMost === null ? null : Math.max(0, atMost - sum(open.map(({ remaining }) => remaining))),
    },
  }
}

export function collFeed(night: Night, rules: Rules, member: string) {
  const received = night
    .of('guarantee', 'borrower_no', member)
    .toSorted((one, other) =>
      one.text('loan_no') === other.text('loan_no')
        ? one.whole('seq') - other.whole('seq')
        : one.text('loan_no') < other.text('loan_no')
          ? -1
          : 1,
    )
  return {
    ...guaranteeFeed(night, rules, member),
    received: received.map((row) => ({
      ...guaranteed(night, row),
      collateral: row.text('collateral'),
    })),
  }
}

export function gianFeed(night: Night, member: string) {
  const rows = night
    .of('beneficiary', 'membership_no', member)
    .toSorted((one, other) => one.whole('seq') - other.whole('seq'))
  const beneficiaries = rows.map((row) => ({
    seq: row.whole('seq'),
    share_ppm: row.ppm('share'),
    noted_on: row.day('noted_on'),
  }))
  return {
    as_of: night.asOf,
    beneficiaries,
    total_ppm: sum(beneficiaries.map(({ share_ppm }) => share_ppm)),
    last_noted_on:
      beneficiaries
        .map(({ noted_on }) => noted_on)
        .sort()
        .at(-1) ?? null,
  }
}

export function insuranceFeed(night: Night, member: string) {
  const policies = night
    .of('insurance', 'membership_no', member)
    .toSorted(
      (one, other) =>
        other.year('year') - one.year('year') ||
        (one.text('policy_no') < other.text('policy_no') ? -1 : 1),
    )
    .map((row) => ({
      year: row.year('year'),
      policy_no: row.text('policy_no'),
      sum_insured: row.baht('sum_insured'),
      premium: row.baht('premium'),
      from_on: row.day('from_on'),
      until_on: row.day('until_on'),
      ...covering(row, night.asOf),
    }))
  const isCovering = ({ state }: { state: string }) =>
    state === 'in-force' || state === 'ending-soon'
  return {
    as_of: night.asOf,
    policies,
    sum_insured: sum(policies.filter(isCovering).map(({ sum_insured }) => sum_insured)),
  }
}

/** Both of its own days are covered. */
function covering(row: Row, day: string) {
  const days_left = Math.max(0, nights(day, row.day('until_on')))
  if (day < row.day('from_on')) return { state: 'not-yet', days_left }
  if (day > row.day('until_on')) return { state: 'ended', days_left: 0 }
  return { state: days_left <= SOON ? 'ending-soon' : 'in-force', days_left }
}

export function welfareFeed(night: Night, rules: Rules, member: string) {
  const type = (row: Row) => night.one('welfare_type', 'type_code', row.text('type_code'))
  const rights = night
    .of('welfare_right', 'membership_no', member)
    .toSorted((one, other) => (one.text('type_code') < other.text('type_code') ? -1 : 1))
    .map((row) => ({
      type_code: row.text('type_code'),
      most: type(row).baht('most'),
      amount: row.baht('amount'),
      used: row.baht('used'),
      left: row.baht('amount') - row.baht('used'),
      for_heirs: rules.forHeirs.includes(row.text('type_code')),
    }))
  const requests = night
    .of('welfare_request', 'membership_no', member)
    .map((row) => ({
      request_no: row.text('request_no'),
      requested_on: row.day('requested_on'),
      amount: row.baht('amount'),
      state: row.text('state'),
    }))
    .toSorted((one, other) =>
      one.requested_on === other.requested_on
        ? one.request_no < other.request_no
          ? -1
          : 1
        : one.requested_on < other.requested_on
          ? 1
          : -1,
    )
  const paid = requests.filter(({ state }) => state === 'paid')
  return {
    as_of: night.asOf,
    tabs: [
      { key: 'all', count: requests.length },
      { key: 'received', count: paid.length },
      {
        key: 'rights',
        count: rights.filter(({ for_heirs, left }) => !for_heirs && left > 0).length,
      },
    ],
    rights,
    requests,
    received_total: sum(paid.map(({ amount }) => amount)),
    heirs_total: sum(rights.filter(({ for_heirs }) => for_heirs).map(({ left }) => left)),
  }
}

export function statusFeed(night: Night, member: string) {
  const row = night.one('member_detail', 'membership_no', member)
  return {
    as_of: night.asOf,
    membership_no: member,
    birth_date: row.day('birth_date'),
    joined_on: row.day('joined_on'),
    state: row.text('state'),
    salary: row.baht('salary'),
  }
}
