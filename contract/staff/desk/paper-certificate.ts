// The employer's certificate of a borrower's pay, recorded by an officer from the paper that the unit has signed.

import { type Static, Type } from 'typebox'
import { Month } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Count } from '#contract/shared/numbers.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { SentPay } from '#contract/unit/certify.ts'

/** As the desk shows it, of a loan that needs one. */
export const DeskCertificate = Closed({
  round: Count,
  /** Of which pay may be certified, newest first. */
  months: Type.Array(Month),
  may_record: Type.Boolean(),
  /** Why this officer does not record it, though it waits; empty where they may, or nothing waits. */
  why_not: Type.String(),
  /** An officer recorded it, and its paper can be opened. */
  has_scan: Type.Boolean(),
})
export type DeskCertificate = Static<typeof DeskCertificate>

/** By the SHA-256 of what is kept. */
const Scan = Type.String({ pattern: '^[0-9a-f]{64}$', title: 'หน้าสแกน' })

export const CertificateScanReply = Reply(Closed({ scan: Scan }))

export const PaperCertificate = Closed({
  ...SentPay,
  reason: Type.String({ minLength: 1, maxLength: 500, title: 'เหตุผลที่บันทึกแทนหน่วยงาน' }),
  scan: Scan,
})
export type PaperCertificate = Static<typeof PaperCertificate>
