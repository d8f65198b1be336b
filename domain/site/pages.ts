// Pages of words: the two policies, and the drafts of what members agree to.

import type { Day } from '../calendar/day.ts'
import { isDay } from '../calendar/day.ts'
import { plainText } from '../text/thai-text.ts'
import { leftToFillIn } from './go-live.ts'
import { lineProblem, type Problem } from './problem.ts'

export interface PolicyConfig {
  title: string
  version: string
  effective_on: string
  body: string
}

export const BODY_MAX = 100_000

export function policyProblems({ title, version, effective_on, body }: PolicyConfig): Problem[] {
  return [
    ...lineProblem('title', title, { label: 'ชื่อหน้า', max: 150 }),
    ...lineProblem('version', version, { label: 'ฉบับที่', max: 20 }),
    ...(isDay(effective_on) ? [] : [{ field: 'effective_on', text: 'กรอกวันที่มีผลให้ครบและถูกต้อง' }]),
    ...bodyProblems(body),
  ]
}

export interface TermsConfig {
  version: string
  title: string
  effective_on: string
  changes: string[]
  body: string
}

export const TERMS_KIND_WORDS = {
  terms: 'ข้อกำหนดและเงื่อนไข',
  privacy: 'ประกาศความเป็นส่วนตัว',
} as const

/** A draft may be kept unfinished; what it cannot be is what no version could ever be. */
export function draftProblems({ title, changes, body }: TermsConfig): Problem[] {
  return [
    ...lineProblem('title', title, { label: 'ชื่อเอกสาร', max: 150 }),
    ...(changes.length > 5 ? [{ field: 'changes', text: 'สรุปสิ่งที่เปลี่ยนได้ไม่เกิน 5 ข้อ' }] : []),
    ...changes.flatMap((change, at) =>
      lineProblem(`changes.${at}`, change, { label: 'สิ่งที่เปลี่ยน', min: 0, max: 300 }),
    ),
    ...(body.length > BODY_MAX ? bodyProblems(body) : []),
  ]
}

interface Announced {
  version: string
  effective_on: string
}

/** What a draft lacks to be announced to everybody. */
export function announceProblems(
  draft: TermsConfig,
  announced: readonly Announced[],
  today: Day,
): Problem[] {
  const { version, effective_on, changes, body } = draft
  const last =
    announced
      .map((one) => one.effective_on)
      .sort()
      .at(-1) ?? ''
  return [
    ...draftProblems(draft),
    ...versionProblems(version, announced),
    ...(isDay(effective_on) ? [] : [{ field: 'effective_on', text: 'กรอกวันที่มีผลให้ครบและถูกต้อง' }]),
    ...(isDay(effective_on) && effective_on < today
      ? [{ field: 'effective_on', text: 'วันที่มีผลต้องเป็นวันนี้หรือหลังจากนี้' }]
      : []),
    ...(isDay(effective_on) && effective_on <= last
      ? [{ field: 'effective_on', text: 'วันที่มีผลต้องหลังฉบับล่าสุดที่ประกาศไว้' }]
      : []),
    ...(changes.filter((change) => change.trim()).length === 0
      ? [{ field: 'changes', text: 'สรุปสิ่งที่เปลี่ยนอย่างน้อยหนึ่งข้อ ให้สมาชิกอ่านก่อนยอมรับ' }]
      : []),
    ...bodyProblems(body),
    ...leftToFillIn(body)
      .slice(0, 1)
      .map((left) => ({ field: 'body', text: `กรอก ${left} ในเนื้อหาก่อนประกาศ` })),
  ]
}

function versionProblems(version: string, announced: readonly Announced[]): Problem[] {
  if (!/^[0-9]{1,3}\.[0-9]{1,3}$/.test(version))
    return [{ field: 'version', text: 'เลขฉบับเป็นตัวเลขสองส่วนคั่นด้วยจุด เช่น 2.1' }]
  const isNewer = announced.every((one) => ordinal(one.version) < ordinal(version))
  return isNewer ? [] : [{ field: 'version', text: 'เลขฉบับต้องมากกว่าทุกฉบับที่ประกาศแล้ว' }]
}

function ordinal(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 1000 + minor
}

export function bodyProblems(body: string): Problem[] {
  if (plainText(body).trim() === '') return [{ field: 'body', text: 'กรอกเนื้อหา' }]
  return body.length > BODY_MAX ? [{ field: 'body', text: 'เนื้อหายาวเกินไป กรุณาตัดให้สั้นลง' }] : []
}

/** What the next version would be called: one step on from the last. */
export function nextVersion(announced: readonly Announced[]): string {
  const last = announced.map(({ version }) => version).sort((a, b) => ordinal(b) - ordinal(a))[0]
  const [major = 0, minor = 0] = (last ?? '0.9').split('.').map(Number)
  return last ? `${major}.${minor + 1}` : '1.0'
}
