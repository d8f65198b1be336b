/** Why a request is refused, from a list, so that it can be counted; the words to the member come on top. */
// biome-ignore format: one row a reason
export const REFUSAL_REASONS = {
  rules:     'ไม่เป็นไปตามข้อบังคับหรือระเบียบ',
  residual:  'เงินเดือนคงเหลือไม่พอ',
  facts:     'ข้อมูลไม่ตรงกับทะเบียน',
  papers:    'เอกสารไม่ครบหรือไม่ถูกต้อง',
  committee: 'คณะกรรมการมีมติไม่อนุมัติ',
  other:     'เหตุอื่น',
} as const

export type RefusalReason = keyof typeof REFUSAL_REASONS
