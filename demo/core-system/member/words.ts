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

/** Who may come after a member, besides children: what they are called, and whether there can be only one. */
// biome-ignore format: a table reads in columns
export const HEIRS = [
  { relation: 'มารดา',   prefix: 'นาง',    names: ['บุญมี', 'คำปัน', 'สายทอง'],   one: true },
  { relation: 'บิดา',    prefix: 'นาย',    names: ['บุญส่ง', 'คำมูล', 'ทองอยู่'],  one: true },
  { relation: 'พี่สาว',  prefix: 'นางสาว', names: ['มะลิ', 'จันทร์เพ็ญ', 'บัวแก้ว'], one: false },
  { relation: 'น้องชาย', prefix: 'นาย',    names: ['ก้องภพ', 'ชลธี', 'วายุ'],     one: false },
] as const

export const SONS = ['ภูมิ', 'ต้นกล้า', 'ธาม', 'ภูผา', 'เมฆา', 'ตะวัน']
export const DAUGHTERS = ['ใบเตย', 'ฟ้าใส', 'ขวัญข้าว', 'พิมพ์ใจ', 'น้ำทิพย์', 'ดาริน']

interface KnownPerson {
  sex?: 'f' | 'm'
  name?: string
  surname?: string
  birth?: string
  joined?: string
  district?: string
  /** The place of the unit among all, where there are so many. */
  unit?: number
  /** Satang a month. */
  salary?: number
}

/** The three whom everybody can sign in as; the election page knows their birthdays. */
// biome-ignore format: a table reads in columns
export const DEMO_PERSONS: readonly (KnownPerson & { sex: 'f' | 'm' })[] = [
  { sex: 'f', name: 'สมหญิง',   surname: 'ใจงาม',  birth: '1985-03-15', joined: '2009-11-27', unit: 0 },
  { sex: 'm', name: 'ประเสริฐ', surname: 'ภูพนา',  birth: '1972-08-04', joined: '2004-06-11', unit: 0, district: 'ผาน้ำแสง' },
  { sex: 'f', name: 'วราภรณ์',  surname: 'แก้วสุข', birth: '1990-12-28', joined: '2017-05-19', unit: 1 },
]

/** The place of the one among them whose loan is in default; they can be signed in as too. */
export const DEFAULTER = 3

/** Those who write on the web board under their own number, or are on the roll of the election. */
// biome-ignore format: a table reads in columns
export const NAMED: Record<string, KnownPerson> = {
  '000004': { sex: 'm', name: 'กิตติพงษ์',  surname: 'แสงจันทร์', birth: '1992-04-18', joined: '2024-01-19', unit: 1, salary: 24_000_00 },
  '000061': { sex: 'f', name: 'ละออ',     surname: 'พูลทรัพย์', birth: '1963-05-09', joined: '1994-03-04' },
  '000088': { sex: 'm', name: 'บุญเลิศ',   surname: 'หนูแก้ว',   birth: '1966-04-17', joined: '1996-07-19' },
  '000104': { birth: '1979-05-21', joined: '2008-02-08', unit: 0 },
  '000214': { sex: 'm', name: 'ธนพล',    surname: 'วงศ์ไทย',   birth: '1983-06-12', joined: '2012-09-14' },
  '000215': { birth: '1988-11-02', joined: '2014-01-17', unit: 1 },
  '000348': { birth: '1994-02-28', joined: '2019-10-11', unit: 1 },
  '000377': { sex: 'f', name: 'กาญจนา',   surname: 'สุขเกษม',   birth: '1986-01-23', joined: '2013-05-10' },
  '000412': { birth: '1969-07-30', joined: '1999-08-13', unit: 3 },
  '000455': { sex: 'm', name: 'อภิชาติ',   surname: 'รุ่งเรือง',   birth: '1980-10-05', joined: '2010-06-18' },
  '000518': { sex: 'f', name: 'วิภาดา',    surname: 'ทองดี',    birth: '1984-12-11', joined: '2011-03-11' },
  '000587': { birth: '1982-09-09', joined: '2009-09-18', unit: 2 },
  '000602': { sex: 'm', name: 'สุรเดช',    surname: 'กล้าหาญ',  birth: '1978-03-30', joined: '2006-11-10' },
  '000633': { sex: 'm', name: 'ปริญญา',   surname: 'บุญมา',    birth: '1989-08-21', joined: '2016-04-22', salary: 32_000_00 },
  '000663': { birth: '1996-02-29', joined: '2021-07-09', unit: 3 },
  '000701': { sex: 'f', name: 'รุ่งนภา',    surname: 'ดอนเมือง',  birth: '1981-02-14', joined: '2010-10-08', district: 'ผาน้ำแสง' },
  '000745': { sex: 'f', name: 'นันทนา',    surname: 'จันทร์หอม', birth: '1977-07-07', joined: '2005-01-14' },
  '000790': { birth: '1975-01-17', joined: '2003-12-12', unit: 4 },
  '000812': { sex: 'm', name: 'อาทิตย์',   surname: 'น้อยใหญ่',  birth: '1987-05-03', joined: '2015-02-13' },
  '000834': { sex: 'f', name: 'ศิริพร',     surname: 'มั่นคง',    birth: '1985-09-19', joined: '2012-08-10' },
  '000851': { birth: '1963-04-06', joined: '1992-05-08' },
  '000867': { sex: 'f', name: 'จิราพร',    surname: 'ลือชัย',    birth: '1994-06-25', joined: '2020-03-13' },
  '000903': { sex: 'm', name: 'พงศกร',   surname: 'อินทร์แก้ว', birth: '1991-11-16', joined: '2018-06-08' },
  '000931': { sex: 'f', name: 'ณัฐธิดา',   surname: 'คำหล้า',   birth: '1995-04-02', joined: '2021-01-15' },
  '000958': { sex: 'm', name: 'เกรียงไกร', surname: 'ฉายแสง',   birth: '1979-12-24', joined: '2007-07-13' },
  '000977': { sex: 'f', name: 'มาริษา',    surname: 'ยิ้มแย้ม',   birth: '1988-02-08', joined: '2015-09-11' },
  '000999': { birth: '1991-10-13', joined: '2018-11-09', unit: 0 },
  '001004': { sex: 'f', name: 'พรทิพย์',   surname: 'ชัยมงคล',  birth: '1976-06-18', joined: '2004-10-08' },
}

export function unitName(index: number, count: number): string {
  if (index === count - 1 && count > 2) return 'กลุ่มสมาชิกผู้รับบำนาญ'
  if (index === 0) return `สำนักงานสาธารณสุขจังหวัด${PROVINCE}`
  const district = DISTRICTS[index % DISTRICTS.length]
  const round = Math.floor(index / DISTRICTS.length)
  return round === 0 ? `โรงพยาบาล${district}` : `สาธารณสุขอำเภอ${district} แห่งที่ ${round}`
}
