import type { HealthItem } from '#contract/staff/monitoring.ts'

export interface Remedy {
  /** What to do when it is not well. */
  says: string
  /** The page where it is done. */
  to?: { path: string; label: string }
  run?: { what: 'backup' | 'drill'; label: string }
  test?: { channel: 'sms' | 'email'; label: string }
}

// biome-ignore format: one row an item
export const REMEDIES: Record<HealthItem['key'], Remedy> = {
  database:    { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้ดูว่าอะไรใช้การเชื่อมต่ออยู่ และตั้งนาฬิกาให้ตรง' },
  standbys:    { says: 'เว็บไซต์อ่านจากเครื่องหลักแทนและใช้งานได้ตามปกติ แจ้งผู้ดูแลฐานข้อมูลให้ตรวจการทำสำเนาและค่า DATABASE_REPLICA_URL' },
  disk:        { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้เพิ่มพื้นที่ หรือลดจำนวนไฟล์สำรองที่เก็บ (BACKUP_KEEP)' },
  outbox:      { says: 'ดูว่าข้อความใดค้างและเพราะเหตุใด แล้วกดส่งใหม่', to: { path: '/admin/outbox', label: 'ดูข้อความที่ส่ง' } },
  import:      { says: 'ขอไฟล์ชุดล่าสุดจากผู้ดูแลระบบหลัก แล้วนำเข้า', to: { path: '/admin/imports', label: 'ไปนำเข้าข้อมูล' } },
  backup:      { says: 'กดสำรองตอนนี้ หากไม่สำเร็จให้แจ้งผู้ดูแลเครื่องแม่ข่ายภายในวันนี้', run: { what: 'backup', label: 'สำรองตอนนี้' } },
  drill:       { says: 'กดซ้อมกู้คืน เพื่อพิสูจน์ว่าไฟล์สำรองใช้ได้จริง', run: { what: 'drill', label: 'ซ้อมกู้คืนตอนนี้' } },
  wal:         { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้ดูพื้นที่ดิสก์และบันทึกการทำงาน ไฟล์ที่รออยู่คือ wal-waiting ในโฟลเดอร์ข้อมูล' },
  copy:        { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้ตั้ง BACKUP_COPY_TO ไปยังเครื่องอื่นหรือ S3 แล้วสั่ง npm run copy-backups' },
  audit:       { says: 'เปิดหน้าประวัติการใช้งานแล้วกดตรวจ หากไม่ครบหรือไม่ใช่บันทึกเดียวกันให้แจ้งผู้ตรวจสอบกิจการทันที หากเพิ่งกู้คืนจากไฟล์สำรอง ให้ผู้ดูแลเครื่องแม่ข่ายสั่ง npm run audit -- --begin-anew พร้อมเหตุผล', to: { path: '/admin/audit', label: 'ไปหน้าประวัติการใช้งาน' } },
  log: { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้เพิ่มพื้นที่ดิสก์ หรือตรวจโปรแกรมที่รับบันทึก เว็บยังให้บริการตามปกติ' },
  certificate: { says: 'แจ้งผู้ดูแลเครื่องแม่ข่ายให้ต่ออายุใบรับรองก่อนหมดอายุ' },
  two_people:  { says: 'สหกรณ์ที่มีเจ้าหน้าที่คนเดียวเป็นเช่นนี้ได้ หากมีสองคนขึ้นไป ให้ผู้ดูแลเครื่องแม่ข่ายเลิกตั้ง TWO_PEOPLE=no และตั้งการเผยแพร่ข้อมูลให้ต้องมีสองคน', to: { path: '/admin/settings?tab=nights', label: 'ไปหน้าตั้งค่า' } },
  policy:      { says: 'หากเป็นที่อยู่ของสหกรณ์หรือเริ่มหลังปรับรุ่น ให้แจ้งผู้ดูแลเว็บไซต์ หากเป็นที่อยู่อื่น เว็บไซต์กันไว้แล้ว ใครก็ส่งรายงานเช่นนี้ได้ จึงไม่ใช่หลักฐานว่าถูกโจมตี' },
  sms:         { says: 'ขอข้อมูลเชื่อมต่อจากผู้ให้บริการ SMS แล้วกรอกที่หน้าช่องทางส่งข้อความ', to: { path: '/admin/senders', label: 'ตั้งค่า SMS' }, test: { channel: 'sms', label: 'ส่ง SMS ทดสอบ' } },
  email:       { says: 'กรอกเครื่องส่งอีเมลที่หน้าช่องทางส่งข้อความ', to: { path: '/admin/senders?tab=email', label: 'ตั้งค่าอีเมล' }, test: { channel: 'email', label: 'ส่งอีเมลทดสอบ' } },
}
