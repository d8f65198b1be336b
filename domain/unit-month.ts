// One month of an employer unit: what was done about it, and how far it is.

/** What the history of a month is made of. */
export const UNIT_EVENTS = {
  viewed: 'เปิดดู',
  downloaded: 'ดาวน์โหลด',
  sent: 'ส่งผลการหัก',
  corrected: 'แก้ไขผลการหัก',
  slip: 'แนบหลักฐานการโอน',
  closed: 'สหกรณ์ปิดเดือน',
} as const
export type UnitEventKind = keyof typeof UNIT_EVENTS
