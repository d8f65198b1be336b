// What was done about a member, in the member's words. An action that has none yet is told all the same.

interface Words {
  done: string
  refused: string
}

const WORDS: Record<string, Words> = {
  'member.login': { done: 'เข้าสู่ระบบ', refused: 'เข้าสู่ระบบไม่สำเร็จ' },
  'member.logout': { done: 'ออกจากระบบ', refused: 'ออกจากระบบไม่สำเร็จ' },
  'member.password': { done: 'เปลี่ยนรหัสผ่าน', refused: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' },
  'member.step_up': { done: 'ยืนยันรหัสผ่านอีกครั้ง', refused: 'ยืนยันรหัสผ่านไม่ถูกต้อง' },
  'member.register': { done: 'ลงทะเบียนใช้งาน', refused: 'ลงทะเบียนใช้งานไม่สำเร็จ' },
  'member.recover': { done: 'ตั้งรหัสผ่านใหม่', refused: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ' },
  'session.end': { done: 'ให้อุปกรณ์ออกจากระบบ', refused: 'ให้อุปกรณ์ออกจากระบบไม่สำเร็จ' },
  'session.replayed': {
    done: 'ยุติการเข้าสู่ระบบที่ผิดปกติ',
    refused: 'พบการใช้ข้อมูลเข้าระบบเก่าซ้ำ ระบบยุติให้แล้ว',
  },
  'impersonation.start': {
    done: 'เจ้าหน้าที่เข้าดูในนามของท่าน',
    refused: 'เจ้าหน้าที่ขอเข้าดูในนามของท่าน แต่ระบบไม่อนุญาต',
  },
  'terms.accept': { done: 'ยอมรับข้อกำหนด', refused: 'ยอมรับข้อกำหนดไม่สำเร็จ' },
  'consent.give': { done: 'ให้ความยินยอม', refused: 'ให้ความยินยอมไม่สำเร็จ' },
  'consent.withdraw': { done: 'ถอนความยินยอม', refused: 'ถอนความยินยอมไม่สำเร็จ' },
  'data.copy': { done: 'ขอสำเนาข้อมูลของตนเอง', refused: 'ขอสำเนาข้อมูลไม่สำเร็จ' },
}

export function accessWords(action: string, outcome: 'done' | 'refused'): string {
  const words = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined
  return words?.[outcome] ?? 'รายการอื่นเกี่ยวกับบัญชีของท่าน'
}

const PAGES: Record<string, string> = {
  status: 'ข้อมูลส่วนบุคคล',
  share: 'ทุนเรือนหุ้น',
  loan: 'เงินกู้',
  loan_statement: 'รายการเงินกู้',
  deposit: 'เงินฝาก',
  dep_statement: 'รายการเงินฝาก',
  kep: 'รายการเรียกเก็บ',
  kepcrem: 'ฌาปนกิจสงเคราะห์',
  coll: 'ภาระค้ำประกัน',
  gian: 'ผู้รับโอนผลประโยชน์',
  welfare: 'สวัสดิการ',
  dividend: 'เงินปันผล–เฉลี่ยคืน',
  insurance: 'ประกันชีวิต',
}

/** The pages an officer looked at, by the routes that were asked; entering and leaving are no look. */
export function pagesLookedAt(routes: readonly string[]): string[] {
  const names = routes
    .filter((route) => !/\/(?:auth\/|termofconditional)/.test(route))
    .map((route) => PAGES[/^\/api\/member\/(\w+)/.exec(route)?.[1] ?? ''] ?? 'ข้อมูลอื่น')
  return [...new Set(names)]
}
