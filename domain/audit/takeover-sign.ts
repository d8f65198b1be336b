// What may be somebody taking over a member's account, or leading members' money elsewhere, and is worth asking about.

/** What each is called. */
// biome-ignore format: one row a sign
export const TAKEOVER_SIGNS = {
  reveal_and_slip: 'เปิดดูเลขบัตรและออกใบเปิดใช้งานของสมาชิกคนเดียวกัน',
  many_slips:      'ออกใบเปิดใช้งานหลายใบในวันเดียว',
  new_account:     'เขียนข่าวที่มีเลขบัญชีธนาคารหรือพร้อมเพย์ซึ่งไม่เคยเผยแพร่มาก่อน',
  slip_elsewhere:  'ใช้ใบเปิดใช้งาน แล้วเข้าสู่ระบบจากเครือข่ายใหม่ภายในหนึ่งชั่วโมง',
} as const

export type TakeoverSign = keyof typeof TAKEOVER_SIGNS

/** From so many slips of one officer in a day on an auditor is to see it. */
export const MANY_SLIPS = 5
