// What a member may pay by a code, by the figures of the published night.

import type { LoanContract } from '#contract/member/loan.ts'
import type { PayOffer } from '#contract/member/payments/pay.ts'
import { fundsOf } from '#database/queries/figures/cremation.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { guaranteesBy } from '#database/queries/figures/guarantee.ts'
import { type LoanRow, loansOf } from '#database/queries/figures/loan.ts'
import { shareOf } from '#database/queries/figures/share.ts'
import { casesOfGuarantor } from '#database/queries/guarantee-watch/watched-by-member.ts'
import { missedOf, paidUnposted } from '#database/queries/payment/pay-intent.ts'
import { type Day, firstOfMonth, isMonth, monthOf } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate, monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { interestFor, yearShare } from '#domain/loan/loan-interest.ts'
import { runningLoan, runningRules } from '#domain/loan/loan-what-if.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'
import { leastExtra } from '#domain/payment/least-payment.ts'
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

export async function payOffers(
  reading: Reading,
  { depositTypes }: PaySettings,
): Promise<PayOffer[]> {
  const { night, live, membershipNo } = reading
  const [rules, { rules: shares }, missed, stoodFor, loans, share, accounts, funds, paid] =
    await Promise.all([
      reading.rules(),
      live(readShareRules),
      live(missedOf, membershipNo),
      guaranteedInstalments(reading),
      night(loansOf, membershipNo),
      night(shareOf, membershipNo),
      night(depositAccountsOf, membershipNo),
      night(fundsOf, membershipNo),
      live(paidUnposted, membershipNo),
    ])
  const open = loans.filter(({ balance }) => balance > 0)
  const today = bangkokDate(new Date())
  const offers = [
    ...arrears(missed),
    ...stoodFor,
    ...open.flatMap((loan) =>
      extraPrincipal(loanContract(reading, loan, rules.loan), today, rules.loan),
    ),
    ...open.map((loan) => closing(loan, today, rules.loan)),
    ...(shares.isOpen ? [extraShare(share?.balance ?? satang(0), rules.parValue)] : []),
    ...accounts.filter(({ type_code }) => depositTypes.includes(type_code)).map(deposit),
    ...funds.map(cremation),
    OTHER,
  ]
  // What was paid and is not posted would be paid a second time: only a deposit or a free amount may be.
  const underWay = new Set(paid.flatMap(({ parts }) => (parts as PaymentPart[]).map(keyOf)))
  return offers.filter(
    (offer) => offer.amount === null || !underWay.has(keyOf({ ...offer, of: offer.about })),
  )
}

function keyOf({ purpose, of }: { purpose: string; of: string }): string {
  return `${purpose} ${of}`
}

function arrears(missed: readonly { period: Day; amount: Satang }[]): PayOffer[] {
  const months = Map.groupBy(missed, ({ period }) => monthOf(period))
  return [...months].sort().map(([month, misses]) => ({
    purpose: 'arrears',
    about: month,
    title: titleOf('arrears', month),
    says: 'งวดเงินกู้ที่หักเงินเดือนไม่ได้',
    amount: total(misses.map(({ amount }) => amount)),
    least: null,
    most: null,
  }))
}

/**
 * Of somebody else's loan that the member stands for, where they are told how it stands: the oldest instalment that was missed, which the
 * law lets them pay as the borrower would have, and never more than they answer for.
 */
async function guaranteedInstalments({ live, night, membershipNo }: Reading): Promise<PayOffer[]> {
  if (!(await live(watchSettings)).tells) return []
  const [cases, given] = await Promise.all([
    live(casesOfGuarantor, membershipNo),
    night(guaranteesBy, membershipNo),
  ])
  return cases.flatMap(({ state, loan_no, missed: [oldest] }) => {
    const own = given.filter((one) => one.loan_no === loan_no && one.loan_balance > 0)
    if (state !== 'behind' || !oldest || own.length === 0) return []
    const most = total(own.map(stillGuaranteed))
    return {
      purpose: 'guarantee' as const,
      about: loan_no,
      title: titleOf('guarantee', loan_no),
      says: `งวดเดือน${monthAndYear(oldest.period)} ที่ยังไม่ได้รับชำระ ชำระแทนแล้วท่านไล่เบี้ยจากผู้กู้ได้`,
      amount: satang(Math.min(oldest.amount, most)),
      least: null,
      most: null,
    }
  })
}

/** None where the interest of the days until the code is paid is more than all that is owed: that one is closed. */
function extraPrincipal(contract: LoanContract, today: Day, rules: LoanRules): PayOffer[] {
  const { loan_no, type_name, balance, next_due } = contract
  const { rate_ppm, months_left, months_paid, method, instalment, last_on } = contract
  const ours = runningRules(contract, rules)
  const least = leastExtra(runningLoan(contract), daysLater(today, VALID_DAYS), ours)
  if (least > balance) return []
  const due = next_due && { due_on: next_due.due_on }
  return [
    {
      purpose: 'principal',
      about: loan_no,
      title: titleOf('principal', loan_no),
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
