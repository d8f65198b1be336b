// What there is to say of a member once their months are told: balances, papers, rights.

import { satang, scale } from '#domain/money.ts'
import { Dice } from './dice.ts'
import type { Emit } from './emit.ts'
import type { Ledger } from './ledger.ts'
import type { LoanLife } from './loan-life.ts'
import { membershipNo, type Person, personOf } from './person.ts'
import { APPROVED_RATES, DEPOSIT_TYPES, type FUNDS, type Plan, WELFARE_TYPES } from './plan.ts'
import type { YearOfShares } from './story.ts'
import { HEIRS, PROVINCE } from './words.ts'

const MILLION = 1_000_000

export interface Told {
  plan: Plan
  person: Person
  index: number
  emit: Emit
  shares: Ledger
  deposit: Ledger
  account: string
  saves: number
  opened: string
  monthly: number
  instalments: number
  loans: LoanLife[]
  funds: readonly (typeof FUNDS)[number][]
  years: Map<number, YearOfShares>
}

export function reportMember(told: Told): void {
  const { person, emit, shares, deposit } = told
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
  for (const loan of told.loans) {
    loan.report()
    if (loan.isOpen) reportGuarantees(told, loan)
  }
  for (const [year, shares] of told.years)
    if (`${year}-12-31` <= told.plan.asOf) reportDividend(told, year, shares)
  const dice = new Dice(told.plan.seed, 'papers', told.index)
  reportBeneficiaries(told, dice)
  reportFunds(told)
  reportInsurance(told)
  reportWelfare(told, dice)
}

function reportPerson({ person, emit, plan }: Told): void {
  emit('member_detail', {
    membership_no: person.no,
    prefix: person.prefix,
    member_name: person.name,
    member_surname: person.surname,
    national_id: person.nationalId,
    birth_date: person.birth,
    mobile: person.mobile,
    house_no: person.houseNo,
    moo: person.moo,
    subdistrict: person.subdistrict,
    district: person.district,
    province: PROVINCE,
    postcode: '99000',
    unit_no: person.units.at(-1)?.unitNo,
    position: person.position,
    member_kind: 'ordinary',
    salary: person.salary,
    joined_on: person.joinedOn,
    ended_on: person.endedOn,
    state: person.state,
    email: person.email,
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

/** Emergency loans rest on shares, ordinary ones on two colleagues, special ones on land as well. */
function reportGuarantees({ plan, person, index, emit }: Told, loan: LoanLife): void {
  const dice = new Dice(plan.seed, 'guarantee', loan.no)
  const base = {
    loan_no: loan.no,
    borrower_no: person.no,
    borrower_name: fullName(person),
    loan_balance: loan.balance,
  }
  let seq = 0
  if (loan.type.code === '01' || plan.members < 3) {
    emit('guarantee', { ...base, seq: ++seq, collateral: 'shares', amount: loan.loan.principal })
    return
  }
  const step = dice.whole(1, plan.members - 2)
  for (const guarantor of [(index + step) % plan.members, (index + step + 1) % plan.members]) {
    if (guarantor === index) continue
    emit('guarantee', {
      ...base,
      seq: ++seq,
      collateral: 'person',
      guarantor_no: membershipNo(guarantor),
      guarantor_name: fullName(personOf(plan, guarantor)),
      amount: Math.floor(loan.loan.principal / 2),
    })
  }
  if (loan.type.code !== '03') return
  emit('guarantee', {
    ...base,
    seq: ++seq,
    collateral: 'asset',
    description: `โฉนดที่ดินเลขที่ ${dice.whole(1_000, 99_999)}`,
    amount: loan.loan.principal,
  })
}

function reportDividend({ person, emit, plan }: Told, year: number, told: YearOfShares): void {
  const dice = new Dice(plan.seed, 'dividend', person.no, year)
  const { dividendPpm, returnPpm } = approvedFor(year)
  let dividend = Number(scale(satang(told.opening), dividendPpm, MILLION))
  for (const [month, amount] of told.contributions) {
    dividend += scale(satang(amount), dividendPpm * (12 - month), 12 * MILLION)
  }
  // Whoever was in arrears gets none of the interest back (domain.md §2.3).
  const average_return = told.missed
    ? 0
    : Number(scale(satang(told.interestPaid), returnPpm, MILLION))
  const wanted = dice.chance(0.3)
    ? ([
        ['สมาคมฌาปนกิจ (กลาง)', 600_00],
        ['ประกันชีวิตกลุ่ม', 460_00],
      ] as const)
    : []
  const taken =
    wanted.reduce((sum, [, amount]) => sum + amount, 0) <= dividend + average_return ? wanted : []
  const deducted = taken.reduce((sum, [, amount]) => sum + amount, 0)
  emit('dividend', {
    year,
    membership_no: person.no,
    rate: dividendPpm,
    return_rate: returnPpm,
    dividend,
    average_return,
    deducted,
    net: dividend + average_return - deducted,
    pay_method: 'bank',
    pay_account: String(dice.whole(1_000_000_000, 9_999_999_999)),
  })
  taken.forEach(([description, amount], at) => {
    emit('dividend_deduction', { year, membership_no: person.no, seq: at + 1, description, amount })
  })
}

function approvedFor(year: number): (typeof APPROVED_RATES)[number] {
  return APPROVED_RATES.find((rates) => rates.year <= year) ?? APPROVED_RATES[0]
}

function reportBeneficiaries({ person, emit }: Told, dice: Dice): void {
  const heirs = dice.chance(0.85) ? dice.whole(1, 3) : 0
  const had = new Set<string>()
  for (let seq = 1; seq <= heirs; seq++) {
    const part = Math.floor(MILLION / heirs)
    const heir = dice.pick(HEIRS.filter(({ one, relation }) => !(one && had.has(relation))))
    had.add(heir.relation)
    emit('beneficiary', {
      membership_no: person.no,
      seq,
      name: `${heir.prefix}${dice.pick(heir.names)} ${person.surname}`,
      relation: heir.relation,
      address: `${person.houseNo} หมู่ ${dice.pick([person.moo, person.moo, '4'])} ต.${person.subdistrict} อ.${person.district}`,
      share: seq === heirs ? MILLION - part * (heirs - 1) : part,
      noted_on: person.joinedOn,
    })
  }
}

function reportFunds({ person, emit, funds }: Told): void {
  for (const { code, benefit } of funds) {
    emit('cremation_member', {
      fund_code: code,
      membership_no: person.no,
      registered_no: `${code}-${person.no}`,
      since_on: person.joinedOn,
      benefit,
      advance: 0,
      payee: `ทายาทของ${fullName(person)}`,
      state: person.endedOn ? 'ended' : 'active',
    })
  }
}

function reportInsurance({ person, emit, loans, years, plan }: Told): void {
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0)
  if (owed === 0) return
  for (const year of years.keys()) {
    if (`${year}-01-31` > plan.asOf) continue
    emit('insurance', {
      membership_no: person.no,
      year,
      policy_no: `GL${year}-${person.no}`,
      sum_insured: Math.ceil(owed / 100_000_00) * 100_000_00,
      premium: 460_00,
      from_on: `${year}-01-01`,
      until_on: `${year}-12-31`,
    })
  }
}

function reportWelfare({ person, emit, plan }: Told, dice: Dice): void {
  for (const { code, most } of WELFARE_TYPES) {
    const asks = dice.chance(0.04)
    emit('welfare_right', {
      membership_no: person.no,
      type_code: code,
      amount: most,
      used: asks ? most : 0,
    })
    if (!asks) continue
    emit('welfare_request', {
      request_no: `${code}-${person.no}`,
      membership_no: person.no,
      type_code: code,
      requested_on: plan.asOf,
      amount: most,
      state: 'paid',
    })
  }
}

function fullName({ prefix, name, surname }: Person): string {
  return `${prefix}${name} ${surname}`
}
