import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { Refusal } from '../http/errors.ts'

interface Changed {
  changed_by: string | null
  changed_at: Date | null
}

/** For whoever saved over something newer than they had seen. */
export function someoneWasFaster(what: string, changed: Changed | undefined): Refusal {
  if (!changed) return new Refusal(404, `ไม่พบ${what}นี้แล้ว เจ้าหน้าที่ท่านอื่นอาจลบไปก่อน`)
  const { changed_by: who, changed_at: at } = changed
  const when = at ? ` เมื่อ ${longDate(at)} เวลา ${clockTime(at)}` : ''
  return new Refusal(
    409,
    `${who ?? 'เจ้าหน้าที่ท่านอื่น'} แก้ไข${what}นี้แล้ว${when} จึงยังไม่ได้บันทึกของท่าน กรุณาโหลดข้อมูลล่าสุดแล้วแก้ไขอีกครั้ง`,
  )
}

/** Whoever puts things in order must have seen all of them. */
export function requireAll(ids: number[], present: number[]): void {
  const all = new Set(present)
  if (ids.length !== all.size || ids.some((id) => !all.has(id))) {
    throw new Refusal(409, 'มีรายการเพิ่มหรือลดไปแล้ว กรุณาโหลดข้อมูลล่าสุดแล้วจัดลำดับอีกครั้ง')
  }
}
