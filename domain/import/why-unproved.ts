import { dataSetNamed } from './data-sets.ts'

/** Why a check had nothing to compare with. */
export function whyUnproved(
  { needs = [] }: { needs?: readonly string[] | undefined },
  has: (set: string) => boolean,
): string {
  const missing = needs.filter((set) => !has(set)).map((set) => dataSetNamed(set).thai)
  const why = missing.length > 0 ? `ชุดข้อมูลไม่มี${missing.join('และ')}` : 'ไม่มีรอบก่อนให้เทียบ'
  return `ไม่ได้พิสูจน์: ${why}`
}
