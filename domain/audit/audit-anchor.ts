// The head of the chain of what was done, as one line that people keep outside the machine: on paper, in a letter.
// Whoever holds the machine and its keys can write the whole chain anew, but not so that the line still fits.

import { shortMoment } from '../calendar/thai-date.ts'

/** 128 bits: short enough to be typed from paper, and nobody finds a second chain with the same. */
const GROUPS = 8

export interface AuditHead {
  seq: number
  at: Date
  /** In hexadecimal digits. */
  hash: string
}

/** «15 พ.ย. 2569 08.12 น., ลำดับ 12345, ลายนิ้วมือ 1a2b-3c4d-…». */
export function anchorLine({ seq, at, hash }: AuditHead): string {
  return `${shortMoment(at)}, ลำดับ ${seq}, ลายนิ้วมือ ${fingerprintOf(hash)}`
}

export function fingerprintOf(hash: string): string {
  return hash
    .slice(0, GROUPS * 4)
    .replace(/(.{4})(?=.)/g, '$1-')
    .toLowerCase()
}

export interface AnchoredHead {
  seq: number
  fingerprint: string
}

/** A line as it was kept, or only its last two parts, as somebody types them from paper. */
export function readAnchor(line: string): AnchoredHead | undefined {
  const digits = /(?:[0-9a-f]{4}[\s-]{0,3}){8}$/i.exec(line.trimEnd())
  if (!digits) return undefined
  const seq = line
    .slice(0, digits.index)
    .match(/\d[\d,]*/g)
    ?.at(-1)
  if (!seq) return undefined
  const fingerprint = fingerprintOf(digits[0].replace(/[\s-]/g, ''))
  return { seq: Number(seq.replaceAll(',', '')), fingerprint }
}
