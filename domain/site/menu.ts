// The main menu as the back office edits it: the whole of it at once, in the order of the bar.

import { linkProblem } from './link.ts'
import { lineProblem, type Problem } from './problem.ts'

interface SubMenuEntry {
  description: string
  url: string
}

export interface MenuEntry {
  manu_name: string
  manu_name_eng: string
  url: string
  icon: string
  /** '1' opens a list of sub-items (REQ-111). */
  is_parent: '0' | '1'
  status: 0 | 1
  /** On every screen, only in the bar of large ones, or only in the panel of phones. */
  used_in: 'main' | 'bar' | 'phone'
  subs: SubMenuEntry[]
}

export interface MenuConfig {
  items: MenuEntry[]
}

const MENU_ITEMS_MAX = 20
export const MENU_NAME_MAX = 60
const SUB_ITEMS_MAX = 30

export const USED_IN_WORDS: Record<MenuEntry['used_in'], string> = {
  main: 'ทุกขนาดจอ',
  bar: 'เฉพาะแถบเมนูจอใหญ่',
  phone: 'เฉพาะเมนูบนโทรศัพท์',
}

export const NEW_MENU_ENTRY: MenuEntry = {
  manu_name: '',
  manu_name_eng: '',
  url: '',
  icon: '',
  is_parent: '0',
  status: 1,
  used_in: 'main',
  subs: [],
}

export function menuProblems({ items }: MenuConfig): Problem[] {
  if (items.length > MENU_ITEMS_MAX)
    return [{ field: 'items', text: `เมนูหลักมีได้ไม่เกิน ${MENU_ITEMS_MAX} รายการ` }]
  return items.flatMap((item, at) => entryProblems(item, `items.${at}`))
}

function entryProblems(item: MenuEntry, field: string): Problem[] {
  const isParent = item.is_parent === '1'
  return [
    ...lineProblem(`${field}.manu_name`, item.manu_name, { label: 'ชื่อเมนู', max: MENU_NAME_MAX }),
    ...lineProblem(`${field}.manu_name_eng`, item.manu_name_eng, {
      label: 'ชื่อภาษาอังกฤษ',
      min: 0,
      max: 60,
    }),
    // A dropdown only opens: its own address is never followed, so it may stay empty.
    ...(isParent && item.url === '' ? [] : linkProblem(`${field}.url`, item.url)),
    ...(isParent ? [] : strayProblems(item, field)),
    ...subProblems(item.subs, field),
  ]
}

function strayProblems({ subs }: MenuEntry, field: string): Problem[] {
  if (subs.length === 0) return []
  const text = 'เมนูที่เป็นลิงก์เดี่ยวมีเมนูย่อยไม่ได้ กรุณาเลือก “เปิดเมนูย่อย” หรือลบเมนูย่อยก่อน'
  return [{ field: `${field}.is_parent`, text }]
}

function subProblems(subs: SubMenuEntry[], field: string): Problem[] {
  if (subs.length > SUB_ITEMS_MAX)
    return [{ field: `${field}.manu_name`, text: `เมนูย่อยมีได้ไม่เกิน ${SUB_ITEMS_MAX} รายการ` }]
  return subs.flatMap(({ description, url }, at) => [
    ...lineProblem(`${field}.subs.${at}.description`, description, { label: 'ชื่อเมนูย่อย', max: 80 }),
    ...linkProblem(`${field}.subs.${at}.url`, url),
  ])
}

/** What may be saved and still is probably not meant. `dead` are the addresses that lead nowhere. */
export function menuWarnings({ items }: MenuConfig, dead: ReadonlySet<string>): Problem[] {
  return items.flatMap((item, at) => {
    const name = item.manu_name || 'เมนูที่ยังไม่มีชื่อ'
    const empty = item.is_parent === '1' && item.subs.length === 0
    return [
      ...(empty
        ? [
            {
              field: `items.${at}.is_parent`,
              text: `“${name}” ยังไม่มีเมนูย่อย ผู้อ่านจะเห็นคำว่า “ยังไม่พบเมนู”`,
            },
          ]
        : []),
      ...(dead.has(item.url) && item.is_parent === '0'
        ? [{ field: `items.${at}.url`, text: `“${name}” ลิงก์ ${item.url} ไม่พบหน้าในเว็บไซต์` }]
        : []),
      ...item.subs.flatMap((sub, place) =>
        dead.has(sub.url)
          ? [
              {
                field: `items.${at}.subs.${place}.url`,
                text: `“${sub.description || name}” ลิงก์ ${sub.url} ไม่พบหน้าในเว็บไซต์`,
              },
            ]
          : [],
      ),
    ]
  })
}

export function linksIn({ items }: MenuConfig): string[] {
  return items.flatMap(({ url, subs }) => [url, ...subs.map((sub) => sub.url)]).filter(Boolean)
}
