// Kind of request: another address or e-mail in the register (A6). Only what is other is asked, ordered and compared.

import { satang } from '../money/money.ts'
import type { RequestKind } from './request-kind.ts'

/** Of the register, with what each is called. */
// biome-ignore format: a table reads in columns
export const CONTACT_COLUMNS = {
  house_no:    'บ้านเลขที่',
  moo:         'หมู่ที่',
  soi:         'ซอย',
  road:        'ถนน',
  subdistrict: 'ตำบล/แขวง',
  district:    'อำเภอ/เขต',
  province:    'จังหวัด',
  postcode:    'รหัสไปรษณีย์',
  email:       'อีเมล',
} as const

export type ContactColumn = keyof typeof CONTACT_COLUMNS

export const CONTACT_COLUMN_NAMES = Object.keys(CONTACT_COLUMNS) as ContactColumn[]

/** What is to stand there; '' where nothing is. */
export type ContactValues = Record<ContactColumn, string>

/** Only what is other than in the register. */
export type ContactChange = Partial<ContactValues>

export interface ContactPayload extends ContactChange {
  /** Of a new e-mail: by the code that was sent there. */
  proved?: 'code'
}

export function changedContact(now: ContactValues, wished: ContactValues): ContactChange {
  return Object.fromEntries(
    CONTACT_COLUMN_NAMES.filter((name) => now[name] !== wished[name]).map((name) => [
      name,
      wished[name],
    ]),
  )
}

const EMAIL = /^[^\s@<>"',;]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const EMAIL_MAX = 120

/** By field, the sentence of what is wrong with it. */
export function contactProblems(wished: ContactValues): Partial<Record<ContactColumn, string>> {
  const { house_no, subdistrict, district, province, postcode, email } = wished
  return {
    ...(!house_no && { house_no: 'กรอกบ้านเลขที่' }),
    ...(!subdistrict && { subdistrict: 'กรอกตำบลหรือแขวง' }),
    ...(!district && { district: 'กรอกอำเภอหรือเขต' }),
    ...(!province && { province: 'กรอกจังหวัด' }),
    ...(!/^[1-9][0-9]{4}$/.test(postcode) && { postcode: 'กรอกรหัสไปรษณีย์ 5 หลัก' }),
    ...(email !== '' &&
      !(EMAIL.test(email) && email.length <= EMAIL_MAX) && {
        email: 'กรอกอีเมลให้ถูกต้อง เช่น name@example.com',
      }),
  }
}

export const CONTACT: RequestKind<ContactPayload> = {
  kind: 'contact',
  title: 'เปลี่ยนที่อยู่หรืออีเมล',
  summary({ proved: _, email, ...address }) {
    const parts = [
      ...(Object.keys(address).length > 0 ? ['ที่อยู่ในทะเบียน'] : []),
      ...(email === undefined ? [] : [email === '' ? 'ยกเลิกอีเมล' : `อีเมลเป็น ${email}`]),
    ]
    return `เปลี่ยน${parts.join(' และ')}`
  },
  amount: () => satang(0),
  checks: [
    { id: 'identity', says: 'เลขสมาชิกและชื่อตรงกับทะเบียนในระบบหลัก' },
    { id: 'core', says: 'ข้อมูลเดิมในคำขอตรงกับที่ระบบหลักแสดงอยู่' },
  ],
  closesOn: ({ proved: _, ...change }) => change,
  // Codes and news go there.
  heldAs: ({ email }) => (email === undefined ? null : 'อีเมล'),
}
