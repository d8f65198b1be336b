// What the portal's pages and papers call the same things.

export const COLLATERALS = {
  person: 'บุคคลค้ำประกัน',
  shares: 'ทุนเรือนหุ้น',
  deposit: 'เงินฝาก',
  asset: 'หลักทรัพย์',
} as const

export const WELFARE_STATES = {
  waiting: 'รอพิจารณา',
  approved: 'อนุมัติแล้ว รอจ่าย',
  paid: 'จ่ายแล้ว',
  refused: 'ไม่อนุมัติ',
} as const
