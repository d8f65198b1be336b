// How sure one can be that it was them. The words say what was done, and leave what it is worth in law to counsel.

export type SigningLevel = 'accepted' | 'code' | 'passkey' | 'paper'

interface LevelWords {
  name: string
  /** How it was proved. */
  how: string
  /** What it does not prove. */
  limit: string
}

export const SIGNING_LEVELS: Record<SigningLevel, LevelWords> = {
  accepted: {
    name: 'กดยอมรับในระบบ',
    how: 'เข้าสู่ระบบ แล้วทำเครื่องหมายยอมรับข้อความและกดยืนยัน',
    limit: 'ไม่มีการยืนยันตัวตนซ้ำขณะกดยอมรับ ผู้ที่ใช้เครื่องซึ่งเข้าสู่ระบบค้างไว้อาจเป็นผู้อื่น',
  },
  code: {
    name: 'ระดับ 1 รหัสทางโทรศัพท์',
    how: 'เข้าสู่ระบบ แล้วกรอกรหัส 6 หลักที่ส่งไปยังโทรศัพท์ในทะเบียนสมาชิก รหัสผูกกับเอกสารฉบับนี้ฉบับเดียว',
    limit: 'ผู้ที่ถือโทรศัพท์เครื่องนั้นอาจเป็นผู้อื่น และหลักฐานเป็นคำรับรองของระบบสหกรณ์',
  },
  passkey: {
    name: 'ระดับ 2 พาสคีย์',
    how: 'เข้าสู่ระบบ แล้วอุปกรณ์ของผู้ลงนามลงลายมือชื่อดิจิทัลกำกับเอกสารฉบับนี้ หลังปลดล็อกด้วยลายนิ้วมือ ใบหน้า หรือรหัสเครื่อง',
    limit: 'อุปกรณ์ไม่ได้แสดงเอกสารเอง หากเครื่องถูกดัดแปลงอาจแสดงข้อความอื่น',
  },
  paper: {
    name: 'กระดาษ',
    how: 'ลงลายมือชื่อบนกระดาษต่อหน้าเจ้าหน้าที่ ซึ่งสแกนเก็บไว้',
    limit: 'ความถูกต้องของลายมือชื่อเป็นคำรับรองของเจ้าหน้าที่ผู้บันทึก',
  },
}

/** Said wherever a level is named. */
export const COUNSEL_DECIDES =
  'ระดับข้างต้นบอกวิธีพิสูจน์ตัวผู้ลงนาม ส่วนเรื่องใดลงนามทางอิเล็กทรอนิกส์ได้และมีผลเพียงใด ที่ปรึกษากฎหมายของสหกรณ์เป็นผู้ยืนยัน'

const STRENGTH: readonly SigningLevel[] = ['accepted', 'code', 'passkey', 'paper']

/** Whether what was done is at least what is asked for; paper stands for everything. */
export function isEnough(done: SigningLevel, asked: SigningLevel): boolean {
  return STRENGTH.indexOf(done) >= STRENGTH.indexOf(asked)
}

/** A press is not called what a factor is called. */
export function signedWords(purpose: string, level: SigningLevel): string {
  return level === 'accepted' ? purpose : `ลงนาม${purpose}`
}
