// What a message to a member is about. The member says by which roads each topic comes (road.ts); the inbox has them all.

export const TOPICS = ['security', 'bills', 'requests', 'guarantees', 'meeting', 'news'] as const
export type Topic = (typeof TOPICS)[number]

export const TOPIC_NAMES: Record<Topic, string> = {
  security: 'ความปลอดภัยของบัญชี',
  bills: 'รายการเรียกเก็บและงวดเงินกู้',
  requests: 'คำขอและคำตอบ',
  guarantees: 'การค้ำประกัน',
  meeting: 'เงินปันผลและประชุมใหญ่',
  news: 'ข่าวสหกรณ์',
}

export const TOPIC_TEXTS: Record<Topic, string> = {
  security: 'การเข้าสู่ระบบ รหัสผ่าน พาสคีย์ และการเปลี่ยนข้อมูลสำคัญ ปิดไม่ได้ ส่งถึงโทรศัพท์และอีเมลเสมอ',
  bills: 'ยอดเรียกเก็บประจำเดือน และงวดที่ยังไม่ได้รับชำระ',
  requests: 'คำขอของท่านถึงขั้นใด และคำตอบจากสหกรณ์',
  guarantees: 'มีผู้ขอให้ท่านค้ำประกัน และเรื่องของสัญญาที่ท่านค้ำอยู่',
  meeting: 'เงินปันผล–เฉลี่ยคืน การยืนยันยอด และหนังสือเชิญประชุม',
  news: 'ประกาศและข่าวทั่วไป',
}

/** The law or the rules want these to arrive: unread, they are sent by the next road. */
export const MUST_ARRIVE: readonly Topic[] = ['guarantees', 'meeting']

export function mustArrive(topic: Topic): boolean {
  return MUST_ARRIVE.includes(topic)
}

/**
 * Is sent by a road that costs though the month's money for it is spent: what concerns one member's account, or their duty for another's debt. Not
 * what is told to thousands at once, such as a meeting: its letter and the inbox have it.
 */
export function goesPastCap(topic: Topic): boolean {
  return topic === 'security' || topic === 'guarantees'
}
