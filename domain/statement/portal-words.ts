// What the portal's pages and papers call the same things.

export const COLLATERALS = {
  person: 'บุคคลค้ำประกัน',
  shares: 'ทุนเรือนหุ้น',
  deposit: 'เงินฝาก',
  asset: 'หลักทรัพย์',
} as const

/** Of somebody who was asked to stand for a loan. */
export const ASK_STATES = {
  asked: 'ยังไม่ตอบ',
  consented: 'ยินยอม',
  declined: 'ไม่ยินยอม',
  withdrawn: 'ถอนความยินยอม',
  lapsed: 'หมดเวลา',
  void: 'คำขอเปลี่ยนไปแล้ว',
} as const

export const CERTIFICATE_STATES = {
  certified: 'รับรอง',
  not_ours: 'แจ้งว่าไม่ใช่บุคลากร',
} as const

export const WELFARE_STATES = {
  waiting: 'รอพิจารณา',
  approved: 'อนุมัติแล้ว รอจ่าย',
  paid: 'จ่ายแล้ว',
  refused: 'ไม่อนุมัติ',
} as const
