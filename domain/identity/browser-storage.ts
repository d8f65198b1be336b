// Everything that the site keeps in a visitor's browser, by name. The cookie policy shows this table, and a journey
// through all areas holds it against what a browser then holds. Why which is needed: docs/decisions/0017.

import { REMEMBERED_DAYS } from './remembered-days.ts'

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache'

/** Needed for what the visitor is doing; kept because they pressed for it; or a convenience, kept once they accept. */
export type StorageReason = 'needed' | 'chosen' | 'accepted'

export interface StoredThing {
  /** An asterisk stands for any ending. */
  name: string
  place: StoragePlace
  purpose: string
  lasts: string
  reason: StorageReason
}

const WINDOW = 'จนกว่าจะปิดเบราว์เซอร์'
const SIGNED_OUT = 'จนกว่าจะออกจากระบบหรือหมดเวลา'
const CLEARED = 'จนกว่าจะเปลี่ยนหรือล้างข้อมูลเบราว์เซอร์'
const bound = (days: number) => `${WINDOW}หรือออกจากระบบ หากเลือก “จดจำฉันไว้” เก็บ ${days} วัน`

// biome-ignore format: a table reads in rows
export const STORED_THINGS: readonly StoredThing[] = [
  { name: 'acceptCookie', place: 'cookie', reason: 'needed', lasts: '2 ปี', purpose: 'จำว่าท่านยอมรับหรือปฏิเสธการใช้คุกกี้' },
  { name: '__Host-pre', place: 'cookie', reason: 'needed', lasts: WINDOW, purpose: 'ป้องกันการส่งแบบฟอร์มปลอมในนามของท่าน' },
  { name: '__Host-mb', place: 'cookie', reason: 'needed', lasts: bound(REMEMBERED_DAYS.member), purpose: 'ผูกการเข้าสู่ระบบของสมาชิกไว้กับเบราว์เซอร์นี้' },
  { name: '__Host-ub', place: 'cookie', reason: 'needed', lasts: bound(REMEMBERED_DAYS.unit), purpose: 'ผูกการเข้าสู่ระบบของหน่วยงานไว้กับเบราว์เซอร์นี้' },
  { name: '__Host-sb', place: 'cookie', reason: 'needed', lasts: `${WINDOW}หรือออกจากระบบ`, purpose: 'ผูกการเข้าสู่ระบบของเจ้าหน้าที่ไว้กับเบราว์เซอร์นี้' },
  { name: '__Host-dv', place: 'cookie', reason: 'needed', lasts: '1 ปี', purpose: 'จำว่าท่านเคยเข้าสู่ระบบจากเบราว์เซอร์นี้ เพื่อไม่ให้ผู้ที่เดารหัสผ่านจากเครื่องอื่นทำให้ท่านต้องรอ และเพื่อแจ้งท่านเมื่อมีการเข้าจากเครื่องใหม่' },
  { name: 'look', place: 'cookie', reason: 'chosen', lasts: '1 ปี', purpose: 'จำขนาดตัวอักษรและสีพื้นที่ท่านเลือก' },
  { name: 'user', place: 'localStorage', reason: 'needed', lasts: SIGNED_OUT, purpose: 'การเข้าสู่ระบบของสมาชิก: รหัสของการเข้าใช้ครั้งนี้ เลขสมาชิก และชื่อ' },
  { name: 'membergroup', place: 'localStorage', reason: 'needed', lasts: SIGNED_OUT, purpose: 'การเข้าสู่ระบบของหน่วยงาน: รหัสของการเข้าใช้ครั้งนี้ รหัสและชื่อหน่วยงาน ชื่อผู้ใช้' },
  { name: 'staff', place: 'localStorage', reason: 'needed', lasts: SIGNED_OUT, purpose: 'การเข้าสู่ระบบของเจ้าหน้าที่: รหัสของการเข้าใช้ครั้งนี้' },
  { name: 'draft:*', place: 'localStorage', reason: 'needed', lasts: 'จนกว่าจะส่งหรือออกจากระบบ', purpose: 'ข้อความที่ท่านพิมพ์ค้างไว้ เพื่อไม่ให้หาย อยู่ในเครื่องนี้เท่านั้น' },
  { name: 'membergroup-expired', place: 'sessionStorage', reason: 'needed', lasts: 'จนกว่าจะปิดแท็บหรือเข้าสู่ระบบใหม่', purpose: 'จำว่าการเข้าใช้ของหน่วยงานหมดเวลา เพื่อแจ้งหลังโหลดหน้าใหม่' },
  { name: 'amounts', place: 'localStorage', reason: 'chosen', lasts: 'จนกว่าจะกด “แสดงยอดเงิน” หรือออกจากระบบ', purpose: 'จำว่าท่านกด “ซ่อนยอดเงิน”' },
  { name: 'notifications', place: 'localStorage', reason: 'chosen', lasts: 'จนกว่าจะปิดการแจ้งเตือน', purpose: 'จำว่าท่านเปิดการแจ้งเตือน' },
  { name: 'pusherTransport*', place: 'localStorage', reason: 'chosen', lasts: 'ใช้ได้ 30 นาที', purpose: 'วิธีเชื่อมต่อล่าสุดที่ใช้รับการแจ้งเตือนได้ มีเมื่อเปิดการแจ้งเตือน' },
  { name: 'staff-density', place: 'localStorage', reason: 'chosen', lasts: CLEARED, purpose: 'จำระยะแถวที่เจ้าหน้าที่เลือก' },
  { name: 'admin photo keys', place: 'localStorage', reason: 'chosen', lasts: CLEARED, purpose: 'จำว่าเจ้าหน้าที่เปิดหรือปิดปุ่มลัดในหน้าตรวจรูป' },
  { name: 'offline-*', place: 'cache', reason: 'accepted', lasts: 'จนกว่าจะปฏิเสธหรือเว็บไซต์ออกรุ่นใหม่', purpose: 'หน้าที่แสดงเมื่อไม่มีอินเทอร์เน็ต เหมือนกันทุกคน ไม่มีข้อมูลของท่าน' },
]

/** The row that a name in a browser belongs to. */
export function rowOf(name: string, place: StoragePlace): StoredThing | undefined {
  return STORED_THINGS.find((row) => {
    if (row.place !== place) return false
    return row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : name === row.name
  })
}
