// What is ticked under the terms: in the words of the page, and in those of the record.

export type TermsKind = 'terms' | 'privacy'

// A notice is taken note of, terms are agreed to: the law tells them apart.
// biome-ignore format: a table reads in columns
const SAID: Record<TermsKind, { statement: string; purpose: string }> = {
  terms:   { statement: 'อ่านและยอมรับข้อกำหนดการใช้ระบบสมาชิก', purpose: 'ยอมรับข้อกำหนดการใช้ระบบ' },
  privacy: { statement: 'รับทราบประกาศความเป็นส่วนตัว',           purpose: 'รับทราบประกาศความเป็นส่วนตัว' },
}

/** One tick for all that is due. */
export function termsStatement(kinds: readonly TermsKind[]): string {
  return `ข้าพเจ้า${kinds.map((kind) => SAID[kind].statement).join(' และ')}`
}

export function termsPurpose(kind: TermsKind): string {
  return SAID[kind].purpose
}
