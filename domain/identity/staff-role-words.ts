import type { StaffRole } from './staff-role.ts'

/** What a role is called, and what whoever has it does. */
// biome-ignore format: one row a role
export const ROLE_WORDS: Record<StaffRole, { name: string; work: string }> = {
  administrator:  { name: 'ผู้ดูแลระบบ',       work: 'ทำได้ทุกอย่าง รวมถึงผู้ใช้ สิทธิ์ และการตั้งค่า' },
  editor:         { name: 'ผู้ดูแลเนื้อหา',     work: 'ข่าว เมนู อัตรา แบบฟอร์ม การเลือกตั้ง และประกาศแจ้งเตือน' },
  moderator:      { name: 'ผู้ดูแลกระทู้',      work: 'ตรวจและตอบกระทู้ เสียงสมาชิก' },
  member_service: { name: 'บริการสมาชิก',      work: 'ค้นหาสมาชิก ออกรหัสเปิดใช้งาน ตรวจคำขอของสมาชิก ดูในนามสมาชิก' },
  unit_service:   { name: 'บริการหน่วยงาน',    work: 'ผู้ใช้ของหน่วยงาน รายการเรียกเก็บประจำเดือน ปิดเดือน' },
  importer:       { name: 'ผู้นำเข้าข้อมูล',     work: 'นำเข้าชุดข้อมูลรายวัน ดูสถานะระบบ' },
  approver:       { name: 'ผู้อนุมัติ',          work: 'อนุมัติเผยแพร่ชุดข้อมูล อนุมัติคำขอของสมาชิก ยืนยันรายการที่ต้องใช้สองคน ตรวจผลการเลือกตั้ง' },
  manager:        { name: 'ผู้จัดการ',          work: 'อนุมัติคำขอของสมาชิกที่เกินอำนาจเจ้าหน้าที่ หรือตามมติคณะกรรมการ' },
  auditor:        { name: 'ผู้ตรวจสอบ',        work: 'ดูข้อมูลสมาชิก หน่วยงาน การนำเข้า และประวัติการใช้งาน แก้ไขไม่ได้' },
}
