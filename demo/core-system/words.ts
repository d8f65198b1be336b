// Names and places of people who do not exist.

// biome-ignore format: lists
export const MEN = ['สมชาย', 'ประเสริฐ', 'วิชัย', 'สุรชัย', 'ธนา', 'กิตติ', 'อนุชา', 'พงษ์ศักดิ์', 'ณัฐพล', 'ชาญวิทย์', 'เกรียงไกร', 'ศุภชัย', 'วีระ', 'สมพงษ์', 'อำนาจ', 'ธีรยุทธ', 'จักรพันธ์', 'ปรีชา', 'มานพ', 'บุญเลิศ']
// biome-ignore format: lists
export const WOMEN = ['สมหญิง', 'วราภรณ์', 'สุดารัตน์', 'นภาพร', 'กาญจนา', 'พรทิพย์', 'อรุณี', 'จิราภรณ์', 'รัตนา', 'น้ำฝน', 'ศิริพร', 'ปิยะนุช', 'มาลี', 'เพ็ญศรี', 'ดวงใจ', 'สุนิสา', 'อัญชลี', 'ขวัญเรือน', 'ชุติมา', 'ธัญญา']
// biome-ignore format: lists
export const SURNAMES = ['ใจงาม', 'ภูพนา', 'แก้วสุข', 'ศรีสวัสดิ์', 'ทองดี', 'บุญมา', 'วงศ์ไทย', 'แสงจันทร์', 'พูลทรัพย์', 'รุ่งเรือง', 'สุขเกษม', 'คำหล้า', 'อินทร์แก้ว', 'จันทร์หอม', 'มั่นคง', 'เพชรรัตน์', 'ชัยมงคล', 'ดอนเมือง', 'น้อยใหญ่', 'ปานทอง', 'หนูแก้ว', 'กล้าหาญ', 'สายชล', 'ธรรมดี']
// biome-ignore format: lists
export const POSITIONS = ['พยาบาลวิชาชีพ', 'นักวิชาการสาธารณสุข', 'เจ้าพนักงานสาธารณสุข', 'เภสัชกร', 'นักกายภาพบำบัด', 'เจ้าพนักงานธุรการ', 'นักเทคนิคการแพทย์', 'พนักงานขับรถ', 'พนักงานช่วยเหลือคนไข้']
export const DISTRICTS = [
  'เมืองภูแสงธาร',
  'ผาน้ำแสง',
  'ธารทองคำ',
  'ทุ่งแสงเดือน',
  'ดอยพนา',
  'ห้วยใส',
  'ท่าน้ำ',
  'ป่าสัก',
]
export const SUBDISTRICTS = ['ในเมือง', 'บ้านใหม่', 'หนองบัว', 'โคกสูง', 'ท่าข้าม', 'ดอนยาง']
export const PROVINCE = 'ภูแสงธาร'

/** Who may come after a member, by what they are called and whether there can be only one of them. */
// biome-ignore format: a table reads in columns
export const HEIRS = [
  { relation: 'บุตร',    prefix: 'ด.ช.',   names: ['ภูมิ', 'ต้นกล้า', 'ธาม'],     one: false },
  { relation: 'บุตร',    prefix: 'ด.ญ.',   names: ['ใบเตย', 'ฟ้าใส', 'ขวัญข้าว'], one: false },
  { relation: 'บุตร',    prefix: 'นาย',    names: ['ภูผา', 'เมฆา', 'ตะวัน'],      one: false },
  { relation: 'บุตร',    prefix: 'นางสาว', names: ['พิมพ์ใจ', 'น้ำทิพย์', 'ดาริน'], one: false },
  { relation: 'มารดา',   prefix: 'นาง',    names: ['บุญมี', 'คำปัน', 'สายทอง'],   one: true },
  { relation: 'บิดา',    prefix: 'นาย',    names: ['บุญส่ง', 'คำมูล', 'ทองอยู่'],  one: true },
  { relation: 'พี่สาว',  prefix: 'นางสาว', names: ['มะลิ', 'จันทร์เพ็ญ', 'บัวแก้ว'], one: false },
  { relation: 'น้องชาย', prefix: 'นาย',    names: ['ก้องภพ', 'ชลธี', 'วายุ'],     one: false },
] as const

/** The three whom everybody can sign in as; the election page knows their birthdays. */
export const KNOWN = [
  { sex: 'f', name: 'สมหญิง', surname: 'ใจงาม', birth: '1985-03-15' },
  { sex: 'm', name: 'ประเสริฐ', surname: 'ภูพนา', birth: '1972-08-04' },
  { sex: 'f', name: 'วราภรณ์', surname: 'แก้วสุข', birth: '1990-12-28' },
] as const

export function unitName(index: number, count: number): string {
  if (index === count - 1 && count > 2) return 'กลุ่มสมาชิกผู้รับบำนาญ'
  if (index === 0) return `สำนักงานสาธารณสุขจังหวัด${PROVINCE}`
  const district = DISTRICTS[index % DISTRICTS.length]
  const round = Math.floor(index / DISTRICTS.length)
  return round === 0 ? `โรงพยาบาล${district}` : `สาธารณสุขอำเภอ${district} แห่งที่ ${round}`
}
