// What there is to say of a member once their months are told: balances, papers, rights.

import type { Emit } from '../files/emit.ts'
import { reportGuarantees } from '../loan/guarantees.ts'
import type { Insurance } from '../loan/insurance.ts'
import type { LoanLife } from '../loan/loan-life.ts'
import { closedOn, DEPOSIT_TYPES, type Plan } from '../plan.ts'
import type { ShareYears } from '../savings/dividends.ts'
import type { Ledger } from '../savings/ledger.ts'
import type { SavingsAccount } from '../savings/savings-account.ts'
import { childrenOf, reportBeneficiaries } from './beneficiaries.ts'
import { type FundMember, reportFunds } from './cremation.ts'
import { fullName, type Person } from './person.ts'
import { Welfare } from './welfare.ts'

export interface MemberFacts {
  plan: Plan
  person: Person
  index: number
  emit: Emit
  shares: Ledger
  deposit: SavingsAccount
  account: string
  saves: number
  opened: string
  monthly: number
  instalments: number
  loans: LoanLife[]
  funds: readonly FundMember[]
  years: ShareYears
  insurance: Insurance
}

export function reportMember(told: MemberFacts): void {
  const { plan, person, index, emit, shares, deposit, funds } = told
  reportPerson(told)
  emit('share', {
    membership_no: person.no,
    balance: shares.balance,
    monthly: told.monthly,
    instalments: told.instalments,
    last_on: shares.lastOn,
  })
  emit('deposit_account', {
    account_no: told.account,
    membership_no: person.no,
    type_code: DEPOSIT_TYPES[0].code,
    account_name: fullName(person),
    opened_on: told.opened,
    balance: deposit.balance,
    monthly: told.saves,
    last_on: deposit.lastOn,
  })
  const own = { shares: shares.balance, deposit: deposit.balance, account: told.account }
  for (const loan of told.loans) {
    loan.report(plan.asOf, closedOn(plan))
    if (loan.isOpen) reportGuarantees(plan, person, index, loan, own, emit)
  }
  told.years.report(
    plan,
    person,
    funds.some(({ fund }) => fund.code === 'FED'),
    emit,
  )
  const children = childrenOf(plan, person, index)
  reportBeneficiaries(plan, person, children, index, emit)
  reportFunds(funds, person, emit)
  told.insurance.report(person, emit, plan.asOf)
  new Welfare(plan, person, index, emit).report(children)
}

function reportPerson({ person, emit, plan }: MemberFacts): void {
  emit('member_detail', {
    membership_no: person.no,
    prefix: person.prefix,
    member_name: person.name,
    member_surname: person.surname,
    national_id: person.nationalId,
    birth_date: person.birth,
    mobile: person.mobile || undefined,
    house_no: person.houseNo,
    moo: person.moo || undefined,
    soi: person.soi || undefined,
    road: person.road || undefined,
    subdistrict: person.subdistrict,
    district: person.district,
    province: person.province,
    postcode: person.postcode,
    unit_no: person.units.at(-1)?.unitNo,
    position: person.position,
    member_kind: 'ordinary',
    salary: person.salary,
    joined_on: person.joinedOn,
    ended_on: person.endedOn,
    state: person.state,
    email: person.email || undefined,
    pay_bank: person.payBank,
    pay_account: person.payAccount,
  })
  for (const { unitNo, from, until } of person.units) {
    emit('unit_membership', {
      membership_no: person.no,
      unit_no: unitNo,
      from_on: from,
      until_on:
        until ?? (person.endedOn && person.endedOn < plan.asOf ? person.endedOn : undefined),
    })
  }
}
