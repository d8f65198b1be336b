// Every public page, for what holds for all of them alike.

// biome-ignore format: an address, and words that only its page has
export const PAGES = [
  ['/home',            'ข่าวล่าสุด'],
  ['/list/1',          'ต้นเท่ากันหรือยอดเท่ากัน'],
  ['/list/8',          'กู้.02 คำขอกู้เงินสามัญ.pdf'],
  ['/show/1013',       'ภาพประกอบ'],
  ['/show/1040',       'กู้.01 คำขอกู้เงินเพื่อเหตุฉุกเฉิน.pdf'],
  ['/search',          'ค้นหา'],
  ['/search?q=OTP',    'ระวังผู้แอบอ้าง'],
  ['/board',           'กระทู้ถาม-ตอบ'],
  ['/boardPost',       'ตั้งกระทู้ใหม่'],
  ['/boardShow/1',     'ตอบกระทู้นี้'],
  ['/demand',          'เรื่องที่เผยแพร่แล้ว'],
  ['/showdemand/1',    'คนเห็นด้วย'],
  ['/election',        'ผู้สมัครกรรมการดำเนินการ'],
  ['/verify',          'รหัสตรวจสอบ 16 ตัว'],
  ['/loancal',         'ตารางผ่อนชำระ'],
  ['/loanright',       'ตรวจทีละเกณฑ์'],
  ['/caldividend',     'ที่มาของเงินปันผล'],
  ['/colors',          'ความต่างของคู่สี'],
  ['/load',            'กำลังโหลด…'],
  ['/offline',         'ไม่ได้เชื่อมต่ออินเทอร์เน็ต'],
  ['/cookie/cookies',  'acceptCookie'],
  ['/cookie/policy',   'พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล'],
  ['/member/termofconditional', 'การช่วยเหลือโดยเจ้าหน้าที่'],
] as const

export const ADDRESSES = PAGES.map(([address]) => address)
