// Kind of request: another bank account for what the cooperative pays out (A6). The number itself is kept sealed, beside the payload.

import { maskAccount } from '../money/bank-account.ts'
import { satang } from '../money/money.ts'
import { THAI_BANKS, type ThaiBankCode } from '../money/thai-bank.ts'
import type { RequestKind } from './request-kind.ts'

export interface BankAccountChange {
  bank: ThaiBankCode
  /** «xxx-xxx-4321». */
  masked: string
  /** As the passbook has it. */
  name: string
}

/** What is kept sealed. */
export interface BankAccountSecret {
  number: string
  /** The account until now, once it was judged. */
  before?: string
}

export function bankAccountChange(
  bank: ThaiBankCode,
  { number }: BankAccountSecret,
  name: string,
): BankAccountChange {
  return { bank, masked: maskAccount(number), name }
}

export const BANK_ACCOUNT: RequestKind<BankAccountChange> = {
  kind: 'bank_account',
  title: 'เปลี่ยนบัญชีรับเงิน',
  summary: ({ bank, masked }) => `รับเงินเข้า${THAI_BANKS[bank].name} ${masked}`,
  amount: () => satang(0),
  checks: [
    { id: 'passbook', says: 'ธนาคาร เลขที่บัญชี และชื่อบัญชีตรงกับภาพสมุดบัญชีหน้าแรก' },
    { id: 'whole', says: 'ภาพสมุดบัญชีอ่านได้ครบและไม่มีร่องรอยแก้ไข' },
    { id: 'identity', says: 'เลขสมาชิกและชื่อตรงกับทะเบียนในระบบหลัก' },
  ],
  // The number is compared where it can be opened (server/request-desk/judge-bank-account.ts).
  closesOn: ({ bank }) => ({ pay_bank: bank }),
  heldAs: () => 'บัญชีรับเงิน',
}
