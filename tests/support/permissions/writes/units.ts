// What officers do for employer units.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  MonthClosing,
  MonthReopening,
  MonthsClosing,
  NewUnitUser,
  NoticeWords,
  ReceiptRelease,
  RefundChange,
  RefundIdentity,
  UnitContact,
  UnitReminding,
  UnitUserChange,
} from '#contract/staff/units.ts'
import { ResultLeftOut } from '#contract/unit/result.ts'
import { PERIOD, payrollFile } from '../../night/payroll.ts'
import { reported } from './unit.ts'
import { A_FILE, asks, at, CAST, sent, type World, type Write } from './world.ts'

const UNITS = '/api/admin/units'
const OWN = `${UNITS}/${CAST.unit}`
const MONTH = { period: PERIOD } as const
const RESULT = '/api/membergroup/result'
const CLOSING = { ...MONTH, confirm: CAST.unit, money_seen: true as const }

export const UNITS_WRITES: Record<string, Write> = {
  'POST /api/admin/units/:unitNo/closure': async (world) => {
    await reported(world)
    return at(`${OWN}/closure`, MonthClosing, CLOSING)
  },
  'POST /api/admin/units/:unitNo/reopening': async (world) => {
    await reported(world)
    await asks(world, 'staff', `${OWN}/closure`, sent(MonthClosing, CLOSING))
    const reopened = { ...MONTH, confirm: CAST.unit, reason: 'หน่วยงานขอแก้ไข' }
    return at(`${OWN}/reopening`, MonthReopening, reopened)
  },
  'POST /api/admin/units/closures': async (world) => {
    await reported(world)
    return sent(MonthsClosing, { ...MONTH, confirm: '11/2569', money_seen: [CAST.unit] })
  },
  'POST /api/admin/units/:unitNo/contact': () =>
    at(`${OWN}/contact`, UnitContact, { name: 'สมศรี', phone: '', email: '' }),
  'POST /api/admin/units/:unitNo/reminders': () =>
    at(`${OWN}/reminders`, UnitReminding, { ...MONTH, words: 'กรุณาส่งผล' }),
  'POST /api/admin/units/reminders': () => sent(UnitReminding, { ...MONTH, words: 'กรุณาส่งผล' }),
  'POST /api/admin/units/receipts': () =>
    sent(ReceiptRelease, { period: '2026-10', released: true }),
  'POST /api/admin/units/notice': () =>
    sent(NoticeWords, {
      ...MONTH,
      letter_no: 'สอ 1/2569',
      dated_on: '2026-11-03',
      signer: 'สมชาย ใจดี',
      signer_position: 'ผู้จัดการ',
    }),
  'POST /api/admin/units/:unitNo/refunds/:refundId': async (world) =>
    at(`${OWN}/refunds/${await refund(world)}`, RefundChange, { ...MONTH, state: 'returned' }),
  'POST /api/admin/units/:unitNo/refunds/:refundId/identity': async (world) => {
    const asked = { ...MONTH, reason: 'ติดต่อคืนเงินแก่เจ้าของ' }
    return at(`${OWN}/refunds/${await refund(world)}/identity`, RefundIdentity, asked)
  },
  'POST /api/admin/units/:unitNo/users': () =>
    at(`${OWN}/users`, NewUnitUser, { word: 'malee', name: 'มาลี', position: '', phone: '' }),
  'POST /api/admin/units/:unitNo/users/:login': () =>
    at(`${OWN}/users/${CAST.unit}`, UnitUserChange, { disabled: true }),
  'POST /api/admin/units/:unitNo/users/:login/code': () =>
    at(`${OWN}/users/${CAST.unit}/code`, NoBody, {}),
}

/** Money of somebody whom the unit was not billed for, kept until it is given back. */
async function refund(world: World): Promise<number> {
  const body = payrollFile([['3100600445635', '5.00']])
  await asks(world, 'unit', `${RESULT}/file?period=${PERIOD}&name=a.csv`, { body, headers: A_FILE })
  const before = await asks(world, 'unit', `${RESULT}?period=${PERIOD}`)
  const { seq } = before.exceptions[0]
  const kept = sent(ResultLeftOut, { ...MONTH, seq, keep: true })
  await asks(world, 'unit', `${RESULT}/left-out`, kept)
  await reported(world, 5_00)
  const { refunds } = await asks(world, 'unit', `${RESULT}?period=${PERIOD}`)
  return refunds[0].refund_id
}
