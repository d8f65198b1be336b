import type { DividendMethod, DividendRules } from './dividend.ts'

const METHODS: Record<DividendMethod, (rules: DividendRules) => string> = {
  A: () => 'รายเดือน เริ่มนับเดือนถัดจากเดือนที่ส่งหุ้น',
  'A-cut-off': ({ cutOffDay }) => `รายเดือน ส่งหุ้นภายในวันที่ ${cutOffDay} นับเดือนที่ส่ง หลังจากนั้นนับเดือนถัดไป`,
  B: () => 'รายเดือน นับตั้งแต่เดือนที่ส่งหุ้น',
  C: () => 'รายวัน นับตั้งแต่วันถัดจากวันที่ส่งหุ้น',
  D: () => 'รายเดือนในปีบัญชี 11 เดือน เริ่มนับเดือนถัดจากเดือนที่ส่งหุ้น',
}

/** The cooperative's way of counting, shown with every result (RULE-04). */
export function methodInWords(rules: DividendRules): string {
  return METHODS[rules.method](rules)
}
