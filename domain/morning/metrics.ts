// What the morning page counts, in words that the page shows. The counting itself is a view of the database (schema metric); a view that
// counts otherwise has another version, and the versions before stay here, since their figures stay in the charts.

import { buddhistYear } from '../calendar/thai-date.ts'

export const AGES = {
  '1': '1 งวด',
  '2': '2 งวด',
  '3': '3 งวด',
  '4-6': '4–6 งวด',
  '7-12': '7–12 งวด',
  '13+': 'เกิน 12 งวด',
} as const
export type Age = keyof typeof AGES

export const CAUSES = {
  unit_unpaid: 'หน่วยงานยังไม่นำส่ง',
  unit_late: 'หน่วยงานนำส่งช้า',
  salary: 'เงินเดือนไม่พอหัก',
  moved: 'ย้ายหรือลาออก',
  died: 'ถึงแก่กรรม',
  other: 'อื่น ๆ หรือไม่ทราบสาเหตุ',
} as const
export type Cause = keyof typeof CAUSES

/** Of the last twelve months, how many an employer did not hand over in time. */
export const UNIT_GROUPS = {
  '0': 'ตรงเวลาทุกงวด',
  '1': 'ช้า 1 งวด',
  '2-3': 'ช้า 2–3 งวด',
  '4+': 'ช้า 4 งวดขึ้นไป',
} as const
export type UnitGroup = keyof typeof UNIT_GROUPS

export const QUEUES = {
  requests: 'คำขอของสมาชิก',
  disputes: 'ข้อทักท้วงยอด',
  corrections: 'คำขอแก้ไขข้อมูล',
  moderation: 'กระทู้และรูปรอตรวจ',
  rights: 'คำขอใช้สิทธิข้อมูลส่วนบุคคล',
} as const
export type Queue = keyof typeof QUEUES

/** Where a request stands against the day that was promised. */
export const PROMISES = {
  within: 'ยังไม่ถึงกำหนด',
  today: 'ครบกำหนดวันนี้',
  'late_1-5': 'เกินกำหนด 1–5 วัน',
  'late_6+': 'เกินกำหนดกว่า 5 วัน',
} as const

/** What became of someone who was behind when the month before ended. */
export const ROLLS = {
  cured: 'ไม่ค้างแล้ว',
  less: 'ลดลง',
  same: 'เท่าเดิม',
  more: 'เพิ่มขึ้น',
} as const
export type Roll = keyof typeof ROLLS

/** The registrar's classes that can be told from how long a contract is late. */
export const QUALITY_CLASSES = {
  normal: 'ปกติ',
  substandard: 'ต่ำกว่ามาตรฐาน',
  doubtful: 'สงสัย',
  doubtful_loss: 'สงสัยจะสูญ',
} as const
export type QualityClass = keyof typeof QUALITY_CLASSES

/** How long after the granting it is asked whether a contract ever was three months late. */
export const COHORT_MONTHS = [6, 12, 18, 24, 30] as const
/** «2026-Q3». */
export const QUARTER = /^(\d{4})-Q([1-4])$/

/** «ไตรมาส 3/2569». */
export function quarterWords(quarter: string): string {
  const [, year = '', nth = ''] = QUARTER.exec(quarter) ?? []
  return `ไตรมาส ${nth}/${buddhistYear(Number(year))}`
}

/** Where they come from, unless the cooperative names another. */
export const QUALITY_CLAUSE =
  'ระเบียบนายทะเบียนสหกรณ์ ว่าด้วยการจัดชั้นคุณภาพลูกหนี้เงินกู้และการเผื่อหนี้สงสัยจะสูญ พ.ศ. 2544 ข้อ 7–10'

/** What the page counts, each by one view: its blocks, and the tables in them that have a rule of their own. */
export const BLOCKS = ['arrears', 'roll', 'quality', 'cohort', 'units', 'work'] as const
export type Block = (typeof BLOCKS)[number]

/** Of each block, what the figures of a version count: «นับอย่างไร». */
export const DEFINITIONS: Record<Block, Readonly<Record<number, readonly string[]>>> = {
  arrears: {
    1: [
      'นับสมาชิกที่มีงวดเงินกู้ซึ่งพ้นวันกำหนดชำระแล้ว หักได้ไม่ครบ และยังไม่ได้ชำระเพิ่มจนครบ เฉพาะสัญญาที่ยังมีหนี้คงเหลือ',
      'จำนวนงวดคือเดือนที่ยังค้างของสมาชิกคนนั้นทุกสัญญารวมกัน เดือนเดียวกันนับครั้งเดียว เงินที่ชำระเกินงวดหลัง ๆ ตัดงวดเก่าสุดก่อน และงวดที่ระบบหลักนับว่าชำระแล้วไม่นับ',
      'สาเหตุของสมาชิกคือสาเหตุของงวดล่าสุดที่ค้างด้วยตนเอง หากไม่มีจึงเป็น “หน่วยงานยังไม่นำส่ง” ข้อมูลมาจากเหตุผลที่หน่วยงานแจ้ง สถานะสมาชิก และวันที่หน่วยงานนำส่ง',
      '“อื่น ๆ หรือไม่ทราบสาเหตุ” รวมลาโดยไม่รับเงินเดือน อายัดโดยศาลหรือ กยศ. และรายที่ข้อมูลรายวันไม่บอกสาเหตุ',
      'สัญญาที่ระบบหลักแจ้งว่าผิดนัดแล้วและไม่เรียกเก็บเป็นงวดอีก ไม่มีงวดให้นับ จึงไม่อยู่ในตัวเลขนี้',
    ],
  },
  roll: {
    1: [
      'เทียบสมาชิกที่ค้างชำระในข้อมูลคืนสุดท้ายของเดือนก่อนกับข้อมูลคืนนี้ทีละคน ช่วงที่ค้างคือช่วงเมื่อสิ้นเดือนก่อน',
      '“ไม่ค้างแล้ว” คือไม่มีงวดค้างเหลือ รวมผู้ที่ปิดสัญญาแล้ว “ลดลง” “เท่าเดิม” และ “เพิ่มขึ้น” เทียบจำนวนงวดที่ค้าง แม้ยังอยู่ในช่วงเดิม',
      '“เริ่มค้าง” คือผู้ที่ค้างในคืนนี้และไม่ค้างเมื่อสิ้นเดือนก่อน',
    ],
  },
  quality: {
    1: [
      'นับสัญญาที่ยังมีหนี้คงเหลือทีละสัญญา จำนวนเดือนคืองวดของสัญญานั้นที่พ้นกำหนดและยังชำระไม่ครบไม่ว่าด้วยเหตุใด สัญญาที่ระบบหลักแจ้งว่าผิดนัดนับเดือนเต็มตั้งแต่วันผิดนัดด้วย แล้วใช้จำนวนที่มากกว่า',
      'ค่าเผื่อคือหนี้คงเหลือทั้งสัญญาคูณร้อยละของชั้น ยังไม่หักหุ้นหรือหลักประกัน จึงเป็นการประมาณ ไม่ใช่ยอดทางบัญชี',
      'ชั้นสูญ และลูกหนี้ที่ต้องจัดชั้นด้วยเหตุอื่น เช่น ถูกฟ้องหรือปรับโครงสร้างหนี้ ไม่มีในข้อมูลรายวัน จึงไม่ได้แยกไว้',
    ],
  },
  cohort: {
    1: [
      'นับสัญญาเงินกู้ทุกสัญญาที่ให้กู้ในไตรมาสนั้นตามปีปฏิทิน รวมสัญญาที่ปิดแล้ว ร้อยละคือสัญญาที่เคยค้างพร้อมกันตั้งแต่ 3 งวดขึ้นไปภายในจำนวนเดือนนั้นนับจากวันให้กู้ แม้ภายหลังชำระครบแล้วก็ยังนับ',
      'วันที่ค้างครบ 3 งวดคือวันถัดจากวันกำหนดชำระของงวดที่สาม ไม่ว่าค้างด้วยเหตุใด หรือวันที่ครบ 3 เดือนนับจากวันผิดนัดที่ระบบหลักแจ้ง แล้วแต่วันใดถึงก่อน บันทึกไว้เมื่อพบครั้งแรกและไม่แก้ภายหลัง',
      'แสดงเฉพาะช่องที่ทุกสัญญาของไตรมาสมีอายุครบจำนวนเดือนนั้นแล้ว ตั้งแต่ไตรมาสแรกที่มีรายการเรียกเก็บครบ และไม่เกิน 3 ปี',
      'ก่อนคืนแรกที่เริ่มบันทึก นับย้อนหลังจากรายการเรียกเก็บและเงินที่รับชำระในข้อมูลของคืนนั้น',
    ],
  },
  units: {
    1: [
      'นับ 12 งวดล่าสุดที่พ้นวันกำหนดนำส่งแล้ว เฉพาะงวดที่มียอดเรียกเก็บ “ตรงเวลา” คือวันที่นำส่งไม่เกินวันกำหนด',
      '“ค้างนำส่งวันนี้” คือหน่วยงานที่มีงวดใดก็ตามพ้นกำหนดแล้วและยังไม่มีวันที่นำส่ง ยอดเงินคือยอดเรียกเก็บทั้งงวดของงวดเหล่านั้น',
    ],
  },
  work: {
    1: [
      'นับงานที่ค้างอยู่ขณะเผยแพร่ข้อมูลของคืนนั้น ไม่ใช่ขณะที่เปิดหน้านี้',
      'คำขอของสมาชิกนับรายการที่อยู่กับสหกรณ์ ไม่นับรายการที่รอสมาชิกแก้ไขหรือรอผู้อื่นยินยอม กำหนดคือจำนวนวันทำการที่สหกรณ์สัญญาไว้ นับจากวันที่ส่ง (ไม่หักวันหยุดราชการ)',
      'คำขอใช้สิทธิข้อมูลส่วนบุคคลมีกำหนด 30 วันตามกฎหมาย งานอื่นไม่มีกำหนด จึงบอกเพียงจำนวนวันที่รอนานที่สุด',
      'กระทู้และรูปรอตรวจ รวมกระทู้ที่รอตรวจ กระทู้ที่มีผู้แจ้งลบ และรูปสมาชิกที่รอตรวจ',
    ],
  },
}
