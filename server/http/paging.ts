import { Type } from 'typebox'
import { Refusal } from './errors.ts'

const PAGE_SIZE = 20

/** A page number in an address; no schema turns text into numbers, so it stays text until here. */
export const PageNumber = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' }))

export const Id = Type.String({ pattern: '^[1-9][0-9]{0,8}$', title: 'เลขที่เรื่อง' })

export const Words = Type.Optional(Type.String({ maxLength: 100, title: 'คำค้นหา' }))

export function pageOf(text: string | undefined) {
  const page = Number(text ?? '1')
  return { page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

/**
 * For visitors: past the last page there is nothing, and nothing is drawn for it. Officers' and units' lists get shorter under
 * their hands: whoever settles the last matter of the last page is shown an empty page with the way back, and no 404. Only
 * people who are signed in ask for those, and the server draws and keeps none of them.
 */
export function pagesFor(page: number, total: number): number {
  const pages = pagesOf(total)
  if (page > pages) throw new Refusal(404, 'ไม่มีหน้านี้ กรุณากลับไปหน้าแรกของรายการ')
  return pages
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}
