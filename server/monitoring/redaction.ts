import { scrub } from '../http/log.ts'

// No name before the @ is longer; without an end each letter of a long word would be tried as its first.
const EMAIL = /[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/g
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
