// What members may allow and may take back (PDPA): only what neither their membership nor a law asks for.

export const CONSENT_PURPOSES = ['photo', 'marketing', 'insurer'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export interface ConsentNotice {
  purpose: ConsentPurpose
  /** Goes up whenever the words change: a consent is to these words. */
  version: string
  title: string
  text: string
}

export const CONSENT_NOTICES: readonly ConsentNotice[] = [
  {
    purpose: 'photo',
    version: '1.0',
    title: 'แสดงรูปถ่ายในระบบสมาชิก',
    text: 'สหกรณ์เก็บรูปถ่ายที่ท่านอัปโหลดไว้แสดงในระบบสมาชิกและให้เจ้าหน้าที่ใช้ยืนยันตัวท่าน เมื่อถอนความยินยอม รูปจะถูกลบ',
  },
  {
    purpose: 'marketing',
    version: '1.0',
    title: 'รับข่าวสารและสิทธิประโยชน์',
    text: 'สหกรณ์ส่งข่าวโครงการเงินกู้ เงินฝาก และสวัสดิการให้ท่านทาง SMS หรืออีเมล ประกาศที่ต้องแจ้งตามข้อบังคับส่งให้ตามปกติ ไม่ขึ้นกับข้อนี้',
  },
  {
    purpose: 'insurer',
    version: '1.0',
    title: 'ส่งข้อมูลสุขภาพให้บริษัทประกัน',
    text: 'เมื่อท่านสมัครหรือเรียกร้องสินไหมประกันกลุ่ม สหกรณ์ส่งข้อมูลสุขภาพที่ท่านแจ้งไว้ให้บริษัทประกันพิจารณา หากไม่ยินยอม ท่านยื่นเอกสารกับบริษัทประกันเองได้',
  },
]
