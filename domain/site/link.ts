// Addresses that staff type into menus and lists.

import { safeUrl } from '../text/safe-url.ts'
import type { Problem } from './problem.ts'

const LINK_MAX = 500

/** Pages of the site that are always there. */
export const PAGES: readonly { url: string; name: string }[] = [
  { url: '/home', name: 'หน้าแรก' },
  { url: '/board', name: 'กระทู้ถาม-ตอบ' },
  { url: '/boardPost', name: 'ตั้งกระทู้' },
  { url: '/demand', name: 'เสียงสมาชิก' },
  { url: '/election', name: 'การเลือกตั้ง' },
  { url: '/loancal', name: 'คำนวณเงินกู้' },
  { url: '/loanright', name: 'ตรวจสิทธิกู้เบื้องต้น' },
  { url: '/caldividend', name: 'คำนวณเงินปันผล' },
  { url: '/search', name: 'ค้นหา' },
  { url: '/verify', name: 'ตรวจสอบเอกสาร' },
  { url: '/cookie/cookies', name: 'นโยบายคุกกี้' },
  { url: '/cookie/policy', name: 'นโยบายความเป็นส่วนตัว' },
  { url: '/member/logon', name: 'เข้าสู่ระบบสมาชิก' },
  { url: '/member/registerauth', name: 'ลงทะเบียนสมาชิก' },
  { url: '/member/termofconditional', name: 'ข้อกำหนดการใช้ระบบ' },
  { url: '/membergroup/logon', name: 'เข้าสู่ระบบหน่วยงาน' },
]

export function linkProblem(field: string, url: string): Problem[] {
  if (url.trim() === '') return [{ field, text: 'กรอกลิงก์' }]
  if (url.length > LINK_MAX) return [{ field, text: `ลิงก์ต้องไม่เกิน ${LINK_MAX} ตัวอักษร` }]
  if (safeUrl(url) === undefined) {
    const text = 'ลิงก์ต้องขึ้นต้นด้วย / (หน้าในเว็บไซต์นี้), https://, mailto: หรือ tel: และไม่มีช่องว่าง'
    return [{ field, text }]
  }
  return []
}

type LinkTarget =
  | { kind: 'page' | 'outside' | 'unknown' }
  | { kind: 'topic' | 'category'; id: number }
  | { kind: 'file' | 'media'; id: string }

/** What an address leads to, as far as it can be told without asking anybody. */
export function targetOf(url: string): LinkTarget {
  if (!url.startsWith('/')) return { kind: 'outside' }
  const [path = ''] = url.split(/[?#]/, 1)
  if (PAGES.some((page) => page.url === path)) return { kind: 'page' }
  const [, kind, id] = /^\/(show|list)\/(\d{1,9})$/.exec(path) ?? []
  if (id) return { kind: kind === 'show' ? 'topic' : 'category', id: Number(id) }
  const [, store, uuid] = /^\/(file|media)\/([0-9a-f-]{36})$/.exec(path) ?? []
  if (uuid) return { kind: store === 'file' ? 'file' : 'media', id: uuid }
  const isOurs = /^\/(boardShow|showdemand)\/\d{1,9}$|^\/(verify\/[\w-]+|feed\.xml)$/.test(path)
  return { kind: isOurs ? 'page' : 'unknown' }
}

/** The addresses that cleaned HTML links to, each once. */
export function linksInHtml(html: string): string[] {
  const found = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, url = '']) =>
    url.replace(/&amp;/g, '&'),
  )
  return [...new Set(found)]
}
