// Names and places of people who do not exist.

// biome-ignore format: lists
export const MEN = ['สมชาย', 'ประเสริฐ', 'วิชัย', 'สุรชัย', 'ธนา', 'กิตติ', 'อนุชา', 'พงษ์ศักดิ์', 'ณัฐพล', 'ชาญวิทย์', 'เกรียงไกร', 'ศุภชัย', 'วีระ', 'สมพงษ์', 'อำนาจ', 'ธีรยุทธ', 'จักรพันธ์', 'ปรีชา', 'มานพ', 'บุญเลิศ']
// biome-ignore format: lists
export const WOMEN = ['สมหญิง', 'วราภรณ์', 'สุดารัตน์', 'นภาพร', 'กาญจนา', 'พรทิพย์', 'อรุณี', 'จิราภรณ์', 'รัตนา', 'น้ำฝน', 'ศิริพร', 'ปิยะนุช', 'มาลี', 'เพ็ญศรี', 'ดวงใจ', 'สุนิสา', 'อัญชลี', 'ขวัญเรือน', 'ชุติมา', 'ธัญญา']
// biome-ignore format: lists
export const SURNAMES = ['ใจงาม', 'ภูพนา', 'แก้วสุข', 'ศรีสวัสดิ์', 'ทองดี', 'บุญมา', 'วงศ์ไทย', 'แสงจันทร์', 'พูลทรัพย์', 'รุ่งเรือง', 'สุขเกษม', 'คำหล้า', 'อินทร์แก้ว', 'จันทร์หอม', 'มั่นคง', 'เพชรรัตน์', 'ชัยมงคล', 'ดอนเมือง', 'น้อยใหญ่', 'ปานทอง', 'หนูแก้ว', 'กล้าหาญ', 'สายชล', 'ธรรมดี']
// biome-ignore format: lists
export const POSITIONS = ['พยาบาลวิชาชีพ', 'นักวิชาการสาธารณสุข', 'เจ้าพนักงานสาธารณสุข', 'เภสัชกร', 'นักกายภาพบำบัด', 'เจ้าพนักงานธุรการ', 'นักเทคนิคการแพทย์', 'พนักงานขับรถ', 'พนักงานช่วยเหลือคนไข้']
export const DISTRICTS = ['เมือง', 'ดอนแก้ว', 'ห้วยใส', 'ท่าน้ำ', 'ป่าสัก', 'บ้านสวน', 'ทุ่งทอง', 'ลำธาร']
export const SUBDISTRICTS = ['ในเมือง', 'บ้านใหม่', 'หนองบัว', 'โคกสูง', 'ท่าข้าม', 'ดอนยาง']
export const PROVINCE = 'ตัวอย่าง'
export const RELATIONS = ['บุตร', 'คู่สมรส', 'มารดา', 'บิดา', 'พี่', 'น้อง']

/** The three whom everybody can sign in as; the election page knows their birthdays. */
export const KNOWN = [
  { sex: 'f', name: 'สมหญิง', surname: 'ใจงาม', birth: '1985-03-15' },
  { sex: 'm', name: 'ประเสริฐ', surname: 'ภูพนา', birth: '1972-08-04' },
  { sex: 'f', name: 'วราภรณ์', surname: 'แก้วสุข', birth: '1990-12-28' },
] as const

export function unitName(index: number, count: number): string {
  if (index === count - 1 && count > 2) return 'กลุ่มสมาชิกผู้รับบำนาญ'
  if (index === 0) return 'สำนักงานสาธารณสุขจังหวัดตัวอย่าง'
  const district = DISTRICTS[index % DISTRICTS.length]
  const round = Math.floor(index / DISTRICTS.length)
  return round === 0 ? `โรงพยาบาล${district}` : `สาธารณสุขอำเภอ${district} แห่งที่ ${round}`
}
