// What may be written on the web board. The browser says so beside each field, the server insists.

import { isNationalId } from '../person/national-id.ts'
import { toArabicDigits } from '../text/thai-digits.ts'
import { lengthOf, visitorLine, visitorText } from '../text/visitor-text.ts'

export const TITLE_MAX = 120
export const BODY_MAX = 2000
const NAME_MAX = 60
const EMAIL_MAX = 100
export const DETAIL_MAX = 300

export const REPORT_REASONS = [
  { value: 'rude', label: 'หยาบคายหรือดูหมิ่นผู้อื่น' },
  { value: 'personal', label: 'เปิดเผยข้อมูลส่วนบุคคล' },
  { value: 'advert', label: 'โฆษณาหรือหลอกลวง' },
  { value: 'false', label: 'ข้อมูลไม่ถูกต้อง' },
  { value: 'other', label: 'เหตุผลอื่น' },
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]['value']

export interface Answer {
  body: string
  /** Guests say who they are; a member's name is known. */
  name: string
}

export interface Question extends Answer {
  title: string
  /** Where an officer may write to a guest; none is ''. */
  email: string
}

type Problems<Post> = Partial<Record<keyof Post, string>>

export function tidyAnswer({ body, name }: Answer): Answer {
  return { body: visitorText(body), name: visitorLine(name) }
}

export function tidyQuestion({ title, email, ...answer }: Question): Question {
  return { title: visitorLine(title), ...tidyAnswer(answer), email: visitorLine(email) }
}

/** What keeps a tidied question from being sent, in the order of its fields. */
export function questionProblems(question: Question, isMember: boolean): Problems<Question> {
  return told({
    title: problemOf('หัวข้อ', question.title, TITLE_MAX),
    body: problemOf('รายละเอียด', question.body, BODY_MAX),
    name: isMember ? undefined : nameProblem(question.name),
    email: isMember || question.email === '' ? undefined : emailProblem(question.email),
  })
}

export function answerProblems(answer: Answer, isMember: boolean): Problems<Answer> {
  return told({
    body: problemOf('คำตอบ', answer.body, BODY_MAX),
    name: isMember ? undefined : nameProblem(answer.name),
  })
}

function problemOf(label: string, text: string, max: number): string | undefined {
  if (text === '') return `กรุณากรอก${label}`
  const length = lengthOf(text)
  if (length > max) {
    return `${label}ยาวเกินไป ไม่เกิน ${max.toLocaleString('en')} ตัวอักษร (ขณะนี้ ${length.toLocaleString('en')})`
  }
  if (holdsNationalId(text)) return `พบเลขบัตรประชาชนใน${label} กรุณาลบออกเพื่อความปลอดภัยของท่าน`
  return undefined
}

function nameProblem(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return 'กรุณากรอกชื่อของท่าน'
  // The badge tells officers apart, but not everybody knows to look for it.
  if (/เจ้าหน้าที่|admin|แอดมิน/i.test(name)) return 'ชื่อนี้สงวนไว้สำหรับสหกรณ์ กรุณาใช้ชื่ออื่น'
  return problemOf('ชื่อ', name, NAME_MAX)
}

function emailProblem(email: string): string | undefined {
  if (lengthOf(email) <= EMAIL_MAX && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(email)) return
  return 'อีเมลไม่ถูกต้อง กรุณาตรวจสอบ เช่น somying@example.com'
}

/** Thirteen digits that check, however they are written: 1-2345-67890-12-1, ๑๒๓๔… */
function holdsNationalId(text: string): boolean {
  const runs = toArabicDigits(text).match(/\d(?:[ -]?\d)*/g) ?? []
  return runs.some((run) => isNationalId(run.replace(/[ -]/g, '')))
}

function told<Told extends object>(problems: Told): Partial<Told> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, words]) => words !== undefined),
  ) as Partial<Told>
}
