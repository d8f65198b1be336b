// What the environment may say in one setting, and the sentence that tells an operator what is wrong with it.

import { OperatorError } from '#database/core/operator-error.ts'
import { isDay } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'

export function isAddress(text: string, protocol: RegExp): boolean {
  return URL.canParse(text) && protocol.test(new URL(text).protocol)
}

/** A setting the operator can put right; its message is all they need to see. */
export class WrongSetting extends OperatorError {}

export function incompleteGroup(names: string): WrongSetting {
  return new WrongSetting(`${names} are set together or not at all.`)
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new WrongSetting(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

export function yesOrNo(name: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new WrongSetting(`${name} must be yes or no, not "${text}".`)
}

export function origin(text: string): string {
  if (isAddress(text, /^https?:$/)) return new URL(text).origin
  throw new WrongSetting(
    `PUBLIC_URL must be an address such as https://coop.example, not "${text}".`,
  )
}

export function monthEndSetting(name: string, text: string): string {
  if (text === '' || (isDay(text) && text === monthEndOf(monthNumber(text)))) return text
  throw new WrongSetting(`${name} must be the last day of a month, such as 2026-10-31.`)
}

export function contact(name: string, text: string): string {
  if (text === '' || (isAddress(text, /^(?:mailto|https):$/) && !/\s/.test(text))) return text
  throw new WrongSetting(`${name} must be such as mailto:it@coop.example or an https address.`)
}
