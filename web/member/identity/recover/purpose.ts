// One screen, three entrances: what each is called and what it is for.

export type Purpose = 'register' | 'forget'

export interface Entrance {
  purpose: Purpose
  title: string
  description: string
  lead: string
  done: string
}

const REGISTER: Entrance = {
  purpose: 'register',
  title: 'สมัครใช้งานครั้งแรก',
  description: 'สมัครใช้งานระบบสมาชิกออนไลน์ด้วยเลขสมาชิก เลขบัตรประชาชน และวันเกิด',
  lead: 'สำหรับสมาชิกที่ยังไม่เคยตั้งรหัสผ่าน ใช้เวลาประมาณ 3 นาที',
  done: 'พร้อมใช้งานแล้ว',
}

const ENTRANCES: Record<string, Entrance> = {
  '/member/register': REGISTER,
  '/member/registerauth': {
    ...REGISTER,
    title: 'ยืนยันตัวตน',
    lead: 'ยืนยันว่าเป็นตัวท่าน แล้วตั้งรหัสผ่านของระบบสมาชิก',
  },
  '/member/forget': {
    purpose: 'forget',
    title: 'ตั้งรหัสผ่านใหม่',
    description: 'ลืมรหัสผ่านระบบสมาชิก ตั้งใหม่ได้ด้วยรหัส OTP จากโทรศัพท์ที่แจ้งไว้กับสหกรณ์',
    lead: 'สำหรับสมาชิกที่ลืมรหัสผ่าน ยืนยันตัวตนแล้วตั้งใหม่ได้ทันที',
    done: 'ตั้งรหัสผ่านใหม่แล้ว',
  },
}

export function entranceFor(purpose: Purpose): Entrance {
  return entranceAt(`/member/${purpose}`)
}

export function entranceAt(path: string): Entrance {
  return ENTRANCES[path] ?? REGISTER
}
