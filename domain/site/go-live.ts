// What a new site needs before visitors may see it: why each thing matters, what to do, and where it is done. Whether it is
// there is worked out by the server (server/site/go-live.ts) and never ticked by hand.

export const GO_LIVE_KEYS = [
  'name',
  'contact',
  'logo',
  'colour',
  'rates',
  'menus',
  'policies',
  'terms',
  'officers',
  'sms',
  'email',
  'night',
  'backup',
] as const
export type GoLiveKey = (typeof GO_LIVE_KEYS)[number]

/** Without the first the site is not opened; of those that are needed together one is enough. */
export type GoLiveNeed = 'needed' | 'one of two' | 'advised'

interface GoLiveWords {
  title: string
  need: GoLiveNeed
  why: string
  todo: string
  to: { path: string; label: string }
}

// biome-ignore format: one row an item
export const GO_LIVE: Record<GoLiveKey, GoLiveWords> = {
  name: {
    title: 'ชื่อสหกรณ์', need: 'needed',
    why: 'ชื่อนี้อยู่บนหัวเว็บไซต์ ใน SMS และในเอกสารทุกฉบับที่สมาชิกได้รับ',
    todo: 'กรอกชื่อเต็ม ชื่อย่อ และคำอธิบายเว็บไซต์',
    to: { path: '/admin/settings?tab=identity', label: 'ตั้งชื่อสหกรณ์' },
  },
  contact: {
    title: 'ที่อยู่และช่องทางติดต่อ', need: 'needed',
    why: 'สมาชิกที่เข้าระบบไม่ได้ต้องติดต่อสหกรณ์ได้จากทุกหน้า',
    todo: 'กรอกที่อยู่ และโทรศัพท์หรืออีเมลอย่างน้อยหนึ่งอย่าง',
    to: { path: '/admin/settings?tab=contact', label: 'กรอกช่องทางติดต่อ' },
  },
  logo: {
    title: 'ตราสหกรณ์', need: 'advised',
    why: 'ผู้เยี่ยมชมจำสหกรณ์ได้จากตรา และตราอยู่บนหัวเอกสารที่ออกจากระบบ',
    todo: 'เลือกภาพสี่เหลี่ยมจัตุรัส อย่างน้อย 512 × 512 จุด',
    to: { path: '/admin/settings?tab=identity', label: 'เลือกตราสหกรณ์' },
  },
  colour: {
    title: 'สีของเว็บไซต์', need: 'advised',
    why: 'สีทั้งเว็บไซต์คำนวณจากสีเดียว ระบบตรวจให้ว่าอ่านได้ทั้งธีมสว่างและธีมมืด',
    todo: 'เลือกสีหลักของสหกรณ์ สีที่อ่านยากระบบจะไม่รับ',
    to: { path: '/admin/settings?tab=identity', label: 'เลือกสี' },
  },
  rates: {
    title: 'อัตราดอกเบี้ย', need: 'needed',
    why: 'หน้าแรกและหน้าคำนวณใช้อัตรานี้ และเป็นสิ่งแรกที่สมาชิกเปิดดู',
    todo: 'ประกาศอัตราเงินฝากและเงินกู้อย่างน้อยประเภทละหนึ่งอัตรา',
    to: { path: '/admin/rates', label: 'ประกาศอัตราดอกเบี้ย' },
  },
  menus: {
    title: 'เมนูและหมวดข่าว', need: 'needed',
    why: 'ถ้าไม่มีเมนู ผู้เยี่ยมชมหาหน้าอื่นไม่พบ ถ้าไม่มีหมวด เจ้าหน้าที่เขียนข่าวไม่ได้',
    todo: 'ใช้ชุดเริ่มต้นแล้วแก้ตามต้องการ หรือสร้างเอง',
    to: { path: '/admin/menus', label: 'จัดเมนู' },
  },
  policies: {
    title: 'หน้านโยบายความเป็นส่วนตัวและคุกกี้', need: 'needed',
    why: 'กฎหมายคุ้มครองข้อมูลส่วนบุคคลให้แจ้งผู้เยี่ยมชมก่อนเก็บข้อมูล',
    todo: 'ใส่ร่างตั้งต้น แล้วอ่านและกรอกช่อง [กรอก…] ให้ครบทั้งสองหน้า',
    to: { path: '/admin/policies?tab=policy', label: 'แก้ไขหน้านโยบาย' },
  },
  terms: {
    title: 'ข้อกำหนดการใช้ระบบสมาชิก', need: 'needed',
    why: 'สมาชิกต้องอ่านและยอมรับข้อกำหนดก่อนเห็นข้อมูลของตนครั้งแรก',
    todo: 'ใส่ร่างตั้งต้น อ่านและแก้ แล้วกดประกาศทั้งสองฉบับ',
    to: { path: '/admin/terms', label: 'แก้ไขและประกาศ' },
  },
  officers: {
    title: 'เจ้าหน้าที่สองคนสำหรับเผยแพร่ข้อมูล', need: 'needed',
    why: 'ข้อมูลที่คนหนึ่งนำเข้า อีกคนหนึ่งต้องตรวจก่อนสมาชิกเห็น',
    todo: 'เพิ่มเจ้าหน้าที่ มอบรหัสให้เจ้าตัว แล้วให้เจ้าตัวตั้งรหัสผ่านและแอปยืนยันตัวตนจนเสร็จ',
    to: { path: '/admin/staff', label: 'เพิ่มเจ้าหน้าที่' },
  },
  sms: {
    title: 'การส่ง SMS', need: 'one of two',
    why: 'รหัส OTP และคำเตือนเรื่องบัญชีของสมาชิกส่งทางนี้',
    todo: 'ตั้งค่าผู้ให้บริการ แล้วส่งข้อความทดสอบให้ถึงโทรศัพท์ของท่าน',
    to: { path: '/admin/senders', label: 'ตั้งค่าและส่งทดสอบ' },
  },
  email: {
    title: 'การส่งอีเมล', need: 'one of two',
    why: 'ใช้แทน SMS สำหรับสมาชิกที่ให้อีเมลไว้ และใช้เตือนหน่วยงาน',
    todo: 'ตั้งค่าเครื่องส่งอีเมล แล้วส่งข้อความทดสอบ',
    to: { path: '/admin/senders?tab=email', label: 'ตั้งค่าและส่งทดสอบ' },
  },
  night: {
    title: 'ข้อมูลชุดแรกจากระบบหลัก', need: 'needed',
    why: 'สมาชิกเข้าระบบได้เมื่อมีทะเบียนและยอดของตนแล้วเท่านั้น',
    todo: 'นำเข้าไฟล์ของระบบหลัก แล้วให้เจ้าหน้าที่อีกคนตรวจและเผยแพร่',
    to: { path: '/admin/imports', label: 'นำเข้าข้อมูล' },
  },
  backup: {
    title: 'การสำรองที่ซ้อมกู้คืนผ่านแล้ว', need: 'needed',
    why: 'ไฟล์สำรองที่ไม่เคยลองกู้คืน อาจใช้ไม่ได้ในวันที่ต้องใช้',
    todo: 'กดสำรองตอนนี้ แล้วกดซ้อมกู้คืน ระบบทำซ้ำเองทุกคืน',
    to: { path: '/admin/health', label: 'สำรองและซ้อมกู้คืน' },
  },
}

export const GO_LIVE_GROUPS: readonly { title: string; keys: readonly GoLiveKey[] }[] = [
  { title: 'ตัวตนของสหกรณ์', keys: ['name', 'contact', 'logo', 'colour'] },
  { title: 'เนื้อหาที่ทุกคนต้องอ่านได้', keys: ['rates', 'menus', 'policies', 'terms'] },
  { title: 'คนและการส่งข้อความ', keys: ['officers', 'sms', 'email'] },
  { title: 'ข้อมูลของสมาชิก', keys: ['night', 'backup'] },
]

/** What still stands between the site and its visitors. */
export function missingToOpen(done: ReadonlySet<GoLiveKey>): GoLiveKey[] {
  const hasOne = GO_LIVE_KEYS.some((key) => GO_LIVE[key].need === 'one of two' && done.has(key))
  return GO_LIVE_KEYS.filter(
    (key) =>
      !done.has(key) &&
      (GO_LIVE[key].need === 'needed' || (GO_LIVE[key].need === 'one of two' && !hasOne)),
  )
}

/** What is left for the cooperative to fill in of a draft. */
const TO_FILL_IN = /\[กรอก[^[\]]*\]/g

export function leftToFillIn(html: string): string[] {
  return html.match(TO_FILL_IN) ?? []
}
