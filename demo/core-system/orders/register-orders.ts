// What the orders make of one member's entry in the register: each is done or refused as it comes, and refused whole where what it says
// was there is not there.

import type { Emit } from '../files/emit.ts'
import type { Person } from '../member/person.ts'
import type { Order } from './order-file.ts'
import { answer } from './share-orders.ts'

/** Columns of an order, by what the register keeps them as. */
// biome-ignore format: a table reads in columns
const KEPT = {
  mobile: 'mobile', email: 'email', house_no: 'houseNo', moo: 'moo', soi: 'soi', road: 'road', subdistrict: 'subdistrict',
  district: 'district', province: 'province', postcode: 'postcode', pay_bank: 'payBank', pay_account: 'payAccount',
} as const satisfies Record<string, keyof Person>

type Column = keyof typeof KEPT

const KINDS = ['contact', 'phone', 'bank_account']

/** The member as the register has them once everything was done that could be. */
export function registered(person: Person, orders: readonly Order[], emit: Emit): Person {
  const before = new Map<string, Person>()
  let now = person
  for (const order of orders.filter(({ kind }) => KINDS.includes(kind))) {
    const { next, reason } = done(now, order, before)
    if (next) before.set(order.orderNo, now)
    now = next ?? now
    answer(order, reason, emit)
  }
  return now
}

function done(
  person: Person,
  { cells }: Order,
  before: ReadonlyMap<string, Person>,
): { next?: Person; reason?: string } {
  if (person.endedOn !== undefined) return { reason: 'พ้นสมาชิกภาพแล้ว' }
  if (cells.action === 'undo') {
    const undone = before.get(cells.reverses ?? '')
    return undone ? { next: undone } : { reason: 'ไม่พบคำสั่งที่ให้ยกเลิก' }
  }
  const names = (cells.changed ?? '').split(' ').filter((name): name is Column => name in KEPT)
  if (names.length === 0) return { reason: 'ไม่มีคอลัมน์ที่ให้เปลี่ยน' }
  const isOther = names.some((name) => (person[KEPT[name]] ?? '') !== (cells[`old_${name}`] ?? ''))
  if (isOther) return { reason: 'ข้อมูลเดิมไม่ตรงกับทะเบียน' }
  const values = names.map((name) => [KEPT[name], cells[`new_${name}`] ?? ''])
  return { next: { ...person, ...Object.fromEntries(values) } }
}
