import { toArabicDigits } from '../text/thai-digits.ts'

// The cooperative's own length (REQ-541). Text, because a number would drop the zeros.
const LENGTH = 6

/** "๑๒๓" and "123" are both member 000123; what can be no member's number is undefined. */
export function padMembershipNo(text: string): string | undefined {
  const digits = toArabicDigits(text)
  if (!/^[0-9]+$/.test(digits) || digits.length > LENGTH) return undefined
  return digits.padStart(LENGTH, '0')
}

/** "0001xx": enough for the holder of a paper to know it is theirs, and for nobody else. */
export function maskedMembershipNo(membershipNo: string): string {
  return `${membershipNo.slice(0, -2)}xx`
}
