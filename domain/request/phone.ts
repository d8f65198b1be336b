// Kind of request: another mobile number (A6). It is a key to the account: codes go there.

import { satang } from '../money/money.ts'
import { maskPhone } from '../person/masked-contact.ts'
import type { RequestKind } from './request-kind.ts'

export interface PhoneChange {
  mobile: string
  /** How it is known that the number is the member's: a code that was sent there, or the officers at the counter. */
  proved: 'code' | 'counter'
}

/** As the register keeps it; undefined where it is no mobile number. */
export function typedMobile(text: string): string | undefined {
  const figures = text.replaceAll(/[\s-]/g, '').replace(/^\+66/, '0')
  return /^0[689][0-9]{8}$/.test(figures) ? figures : undefined
}

export const PHONE: RequestKind<PhoneChange> = {
  kind: 'phone',
  title: 'เปลี่ยนหมายเลขโทรศัพท์มือถือ',
  summary: ({ mobile }) => `เปลี่ยนหมายเลขเป็น ${maskPhone(mobile)}`,
  amount: () => satang(0),
  checks: [
    { id: 'identity', says: 'เลขสมาชิกและชื่อตรงกับทะเบียนในระบบหลัก' },
    { id: 'core', says: 'หมายเลขเดิมในคำขอตรงกับที่ระบบหลักแสดงอยู่' },
  ],
  closesOn: ({ mobile }) => ({ mobile }),
  heldAs: () => 'หมายเลขโทรศัพท์มือถือ',
}
