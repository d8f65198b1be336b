import type { MemberHits } from '#contract/staff/member.ts'

export const MEMBER_STATES: Record<MemberHits['members'][number]['state'], string> = {
  active: 'เป็นสมาชิก',
  retired: 'สมาชิกเกษียณ',
  left: 'ลาออกแล้ว',
  died: 'ถึงแก่กรรม',
  absent: 'ไม่อยู่ในทะเบียนปัจจุบัน',
}
