import { scrub } from '../http/log.ts'

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
const PHONE = /(?<!\d)0\d(?:[ -]?\d){7,8}(?!\d)/g
const MEMBERSHIP_NO = /(?<!\d)\d{6}(?!\d)/g
const QUERY = /\?[^\s:)'"]*/g

/** What a browser reports, without what could say who was sitting in front of it. */
export function redactPersons(text: string): string {
  return scrub(text.normalize('NFC').replace(/(?!\n)\p{Cc}/gu, ' '))
    .replace(QUERY, '?…')
    .replace(EMAIL, '[email]')
    .replace(PHONE, '[phone]')
    .replace(MEMBERSHIP_NO, '[number]')
}
