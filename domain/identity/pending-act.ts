// Acts that nobody does alone (SEC-40).

/** What each is called. */
// biome-ignore format: one row an act
export const PENDING_ACTS = {
  staff_add:     'เพิ่มเจ้าหน้าที่',
  staff_change:  'ให้สิทธิ์เจ้าหน้าที่',
  staff_restore: 'เปิดบัญชีเจ้าหน้าที่อีกครั้ง',
  staff_code:    'ออกรหัสใหม่แทนรหัสผ่านและแอปยืนยันตัวตน',
  settings:      'เปลี่ยนการตั้งค่า',
  sender:        'เปลี่ยนช่องทางส่งข้อความ',
  article:       'เผยแพร่เรื่องที่มีเลขบัญชีใหม่',
  recovery_reopen: 'เปิดการตั้งรหัสผ่านที่สมาชิกสั่งหยุด',
  paper_signing: 'บันทึกลายมือชื่อสมาชิกบนกระดาษ',
} as const

export type ActKind = keyof typeof PENDING_ACTS

/** For so long it waits for somebody else. */
export const ACT_DAYS = 7

/** Whether it is about an officer, who then does not confirm it. */
export function isAboutOfficer(kind: ActKind): boolean {
  return kind.startsWith('staff_')
}
