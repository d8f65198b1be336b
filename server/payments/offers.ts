// What a member may pay by a code, by the figures of the published night.

import type { LoanContract } from '#contract/member/loan.ts'
import type { PayOffer, PayWithheld } from '#contract/member/payments/pay.ts'
import { fundsOf } from '#database/queries/figures/cremation.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { guaranteesBy } from '#database/queries/figures/guarantee.ts'
import { type LoanRow, loansOf } from '#database/queries/figures/loan.ts'
import { shareOf } from '#database/queries/figures/share.ts'
import { casesOfGuarantor } from '#database/queries/guarantee-watch/watched-by-member.ts'
import {
  interestOfOwn,
  interestOfStoodFor,
  type LoanInterest,
} from '#database/queries/payment/loan-interest.ts'
import { type MissedOfLoan, missedOf, paidUnposted } from '#database/queries/payment/pay-intent.ts'
import { type Day, firstOfMonth, isMonth, monthOf } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate, monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { interestFor, yearShare } from '#domain/loan/loan-interest.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { leastPayment, notEnoughWords } from '#domain/payment/least-payment.ts'
import type { PaymentPart } from '#domain/payment/match.ts'
import { watchSettings } from '../guarantee-watch/settings.ts'
import { loanContract } from '../member-figures/loans.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { readShareRules } from '../request-desk/share-rules.ts'
import type { PaySettings } from './pay-settings.ts'

/** How long a code may be paid, but for what closes a contract. */
export const VALID_DAYS = 7

/** As much as the member wants. */
const FREE = { amount: null, least: null, most: null } as const

export interface PayOffers {
  offers: PayOffer[]
  withheld: PayWithheld[]
}

export async function payOffers(
  reading: Reading,
  { depositTypes }: PaySettings,
): Promise<PayOffers> {
  const { night, live, membershipNo, asOf } = reading
  const [rules, { rules: shares }, missed, loans, interest, share, accounts, funds, paid] =
    await Promise.all([
      reading.rules(),
      live(readShareRules),
      live(missedOf, membershipNo),
      night(loansOf, membershipNo),
      night(interestOfOwn, membershipNo),
      night(shareOf, membershipNo),
      night(depositAccountsOf, membershipNo),
      night(fundsOf, membershipNo),
      live(paidUnposted, membershipNo),
    ])
  const open = loans.filter(({ balance }) => balance > 0)
  const today = bangkokDate(new Date())
  const days = { asOf, validUntil: daysLater(today, VALID_DAYS) }
  const leastIn: LeastIn = (told, loanNo) =>
    leastPayment(
      told.find(({ loan_no }) => loan_no === loanNo),
      days,
      rules.loan,
    )
  const leastOfOwn = (loanNo: string) => leastIn(interest, loanNo)
  const offers = [
    ...arrears(missed, leastOfOwn),
    ...(await guaranteedInstalments(reading, leastIn)),
    ...open.flatMap((loan) =>
      extraPrincipal(loanContract(reading, loan, rules.loan), leastOfOwn(loan.loan_no)),
    ),
    ...open.map((loan) => closing(loan, today, rules.loan)),
    ...(shares.isOpen ? [extraShare(share?.balance ?? satang(0), rules.parValue)] : []),
    ...accounts.filter(({ type_code }) => depositTypes.includes(type_code)).map(deposit),
    ...funds.map(cremation),
    OTHER,
  ]
  // What was paid and is not posted would be paid a second time: only a deposit or a free amount may be.
  const underWay = new Set(paid.flatMap(({ parts }) => (parts as PaymentPart[]).map(keyOf)))
  const still = offers.filter(
    (offer) =>
      (isOffer(offer) && offer.amount === null) ||
      !underWay.has(keyOf({ ...offer, of: offer.about })),
  )
  return {
    offers: still.filter(isOffer),
    withheld: still.filter((one) => !isOffer(one)),
  }
}

/** What of a loan has to be paid at least; undefined where the figures do not tell. */
type LeastIn = (told: readonly LoanInterest[], loanNo: string) => Satang | undefined

function isOffer(one: PayOffer | PayWithheld): one is PayOffer {
  return 'amount' in one
}

function keyOf({ purpose, of }: { purpose: string; of: string }): string {
  return `${purpose} ${of}`
}

/** A month of several loans is one payment: the core system takes it whole or not at all. */
function arrears(
  missed: readonly MissedOfLoan[],
  leastOf: (loanNo: string) => Satang | undefined,
): (PayOffer | PayWithheld)[] {
  const months = Map.groupBy(missed, ({ period }) => monthOf(period))
  return [...months].sort().map(([month, misses]) => {
    const purpose = 'arrears' as const
    const named = { purpose, about: month, title: titleOf(purpose, month) }
    for (const { loan_no, amount } of misses) {
      const least = leastOf(loan_no)
      if (least === undefined || amount < least)
        return { ...named, says: notEnoughWords(loan_no, least, true) }
    }
    return {
      ...named,
      says: 'งวดเงินกู้ที่หักเงินเดือนไม่ได้',
      amount: total(misses.map(({ amount }) => amount)),
      least: null,
      most: null,
    }
  })
}

/**
 * Of somebody else's loan that the member stands for, where they are told how it stands: the oldest instalment that was missed, which the
 * law lets them pay as the borrower would have, and never more than they answer for.
 */
async function guaranteedInstalments(
  { live, night, membershipNo }: Reading,
  leastIn: LeastIn,
): Promise<(PayOffer | PayWithheld)[]> {
  if (!(await live(watchSettings)).tells) return []
  const [cases, given, interest] = await Promise.all([
    live(casesOfGuarantor, membershipNo),
    night(guaranteesBy, membershipNo),
    live(interestOfStoodFor),
  ])
  return cases.flatMap(({ state, loan_no, missed: [oldest] }) => {
    const own = given.filter((one) => one.loan_no === loan_no && one.loan_balance > 0)
    if (state !== 'behind' || !oldest || own.length === 0) return []
    const amount = satang(Math.min(oldest.amount, total(own.map(stillGuaranteed))))
    const least = leastIn(interest, loan_no)
    const purpose = 'guarantee' as const
    const named = { purpose, about: loan_no, title: titleOf(purpose, loan_no) }
    if (least === undefined || amount < least)
      return { ...named, says: notEnoughWords(loan_no, least, false) }
    return {
      ...named,
      says: `งวดเดือน${monthAndYear(oldest.period)} ที่ยังไม่ได้รับชำระ ชำระแทนแล้วท่านไล่เบี้ยจากผู้กู้ได้`,
      amount,
      least: null,
      most: null,
    }
  })
}

/** None where the interest of the days until the code is paid is more than all that is owed: that one is closed. */
function extraPrincipal(
  contract: LoanContract,
  least: Satang | undefined,
): (PayOffer | PayWithheld)[] {
  const { loan_no, type_name, balance, next_due } = contract
  const { rate_ppm, months_left, months_paid, method, instalment, last_on } = contract
  const purpose = 'principal' as const
  const named = { purpose, about: loan_no, title: titleOf(purpose, loan_no) }
  if (least === undefined) return [{ ...named, says: notEnoughWords(loan_no, least, true) }]
  if (least > balance) return []
  const due = next_due && { due_on: next_due.due_on }
  return [
    {
      ...named,
      says: `${type_name} คงเหลือ ${formatBaht(balance)} บาท`,
      amount: null,
      least,
      most: balance,
      loan: {
        balance,
        rate_ppm,
        months_left,
        months_paid,
        method,
        instalment,
        last_on,
        next_due: due,
      },
    },
  ]
}

/** Interest runs until the money comes, so the figure is good today and no longer. */
function closing(loan: LoanRow, today: Day, rules: LoanRules): PayOffer {
  const { loan_no, type_name, balance, rate_ppm, last_on } = loan
  const interest =
    today > last_on
      ? interestFor(balance, rate_ppm, yearShare(last_on, today, rules), rules)
      : satang(0)
  return {
    purpose: 'closing',
    about: loan_no,
    title: titleOf('closing', loan_no),
    says: `${type_name} เงินต้น ${formatBaht(balance)} ดอกเบี้ยถึง ${shortDate(today)} ${formatBaht(interest)} บาท ใช้ได้ถึงเที่ยงคืนวันนี้`,
    amount: satang(balance + interest),
    least: null,
    most: null,
  }
}

function extraShare(balance: Satang, par_value: Satang): PayOffer {
  return {
    purpose: 'share',
    about: '',
    title: titleOf('share', ''),
    says: 'ตามกติกาซื้อหุ้นของสหกรณ์',
    ...FREE,
    share: { balance, par_value },
  }
}

function deposit(account: { account_no: string; type_name: string }): PayOffer {
  const { account_no, type_name } = account
  return {
    purpose: 'deposit',
    about: account_no,
    title: titleOf('deposit', account_no),
    says: type_name,
    ...FREE,
  }
}

function cremation({ fund_code, name }: { fund_code: string; name: string }): PayOffer {
  return {
    purpose: 'cremation',
    about: fund_code,
    // The fund's name stands below it; its code says nothing to a member.
    title: 'เงินสงเคราะห์ศพ',
    says: name,
    ...FREE,
  }
}

const OTHER: PayOffer = {
  purpose: 'other',
  about: '',
  title: titleOf('other', ''),
  says: 'ระบุเรื่องที่ชำระ เจ้าหน้าที่จะตรวจก่อนลงบัญชี',
  ...FREE,
}

/** As the member reads it: an account masked, a month in words. */
export function titleOf(purpose: PayOffer['purpose'], about: string): string {
  switch (purpose) {
    case 'arrears':
      return `ยอดค้างเดือน${isMonth(about) ? monthAndYear(firstOfMonth(about)) : about}`
    case 'principal':
      return `ชำระเงินต้นเพิ่ม สัญญา ${about}`
    case 'closing':
      return `ปิดสัญญา ${about}`
    case 'guarantee':
      return `งวดเงินกู้ที่ค้ำประกัน สัญญา ${about}`
    case 'share':
      return 'ซื้อหุ้นเพิ่มครั้งเดียว'
    case 'deposit':
      return `ฝากเงินเข้าบัญชี ${maskAccount(about)}`
    case 'cremation':
      return `เงินสงเคราะห์ศพ ${about}`
    default:
      return about ? `ชำระเรื่องอื่น: ${about}` : 'ชำระเรื่องอื่น'
  }
}
