// From what was typed to the loan that is asked for: amounts, guarantors by name, the account on file, by today's rules.

import { borrowingRight } from '#domain/loan-right/right.ts'
import { readWish, type WishForm } from '#domain/loan-right/wish-form.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { equalParts, type LoanGuarantor, type RequestedLoan } from '#domain/request/loan.ts'
import { collateralChoices, type GuarantorForm, type LoanForm } from '#domain/request/loan-draft.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import type { Reading } from '../member-figures/member-feed.ts'
import { registerNow } from '../request-desk/register-now.ts'
import { findGuarantor } from './find-guarantor.ts'
import { loanGround } from './judge-loan.ts'

export interface ReadLoan {
  loan: RequestedLoan
  payAccount: string
}

type Site = Parameters<typeof findGuarantor>[0]

export async function readLoanForm(
  site: Site,
  reading: Reading,
  form: LoanForm,
): Promise<ReadLoan> {
  const ground = await loanGround(reading, form.product)
  const { facts, lending, day } = ground
  const { product, ratePpm } = lending
  const { wish, problems } = readWish(wishFormOf(form), lending)
  if (problems) throw new Refusal(400, Object.values(problems)[0] ?? 'กรอกข้อมูลให้ครบ')
  if (!product.methods.includes(form.method)) throw new Refusal(400, 'เลือกวิธีผ่อนชำระที่สหกรณ์เปิดให้')
  const right = borrowingRight(facts, wish, lending, day)
  const choices = collateralChoices(right.guarantors, product)
  const [only] = choices
  const collateral = choices.includes(form.collateral) ? form.collateral : (only ?? 'shares')
  const { payBank, payAccount } = await registerNow(reading)
  if (!payAccount) throw new Refusal(409, 'ยังไม่มีบัญชีรับเงินในทะเบียน กรุณาแจ้งบัญชีที่หน้า “ข้อมูลติดต่อ” ก่อนขอกู้')
  const online = product.online
  if (!online) throw new RangeError('the ground was asked for a loan that is lent on the site')
  const loan: RequestedLoan = {
    product: product.name,
    typeCode: online.type_code,
    ...wish,
    ratePpm,
    purpose: visitorLine(form.purpose),
    collateral,
    guarantors:
      collateral === 'persons'
        ? await named(site, reading.membershipNo, form.guarantors, wish.amount, right.guarantors)
        : [],
    replaces: right.replaced.map(({ loanNo }) => loanNo),
    startsOn: right.startsOn,
    payBank,
    payMasked: maskAccount(payAccount),
    signing: online.signing,
    certificate: online.certificate,
  }
  return { loan, payAccount }
}

export function wishFormOf(form: LoanForm): WishForm {
  const { amount, months, method, other_income, student_loan, housing, other_deductions, purpose } =
    form
  return { amount, months, method, other_income, student_loan, housing, other_deductions, purpose }
}

async function named(
  site: Site,
  borrower: string,
  forms: readonly GuarantorForm[],
  amount: Satang,
  needed: number,
): Promise<LoanGuarantor[]> {
  if (forms.length < needed) throw new Refusal(400, `ต้องมีผู้ค้ำประกัน ${needed} คน`)
  const numbers = forms.map(({ membership_no }) => membership_no)
  if (new Set(numbers).size < numbers.length)
    throw new Refusal(400, 'ระบุผู้ค้ำประกันคนเดียวกันสองครั้งไม่ได้')
  const guarantors: LoanGuarantor[] = []
  for (const form of forms) {
    const typed =
      form.amount.trim() === '' ? equalParts(amount, forms.length) : typedBaht(form.amount)
    if (!(Number.isSafeInteger(typed) && typed >= 100 && typed <= amount * 2))
      throw new Refusal(400, 'กรอกวงเงินค้ำประกันของแต่ละคนเป็นตัวเลข เช่น 50,000')
    guarantors.push({
      membershipNo: form.membership_no,
      name: await findGuarantor(site, borrower, form),
      amount: satang(typed),
    })
  }
  const covered = guarantors.reduce((sum, guarantor) => sum + guarantor.amount, 0)
  if (covered < amount) throw new Refusal(400, 'วงเงินค้ำประกันรวมต้องไม่น้อยกว่าวงเงินกู้')
  return guarantors
}
