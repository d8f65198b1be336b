// What a stranger who holds a signed paper is told: who signed in which role, how, and whether it is as it was written.

import { hash } from 'node:crypto'
import type { VerifiedPaper } from '#contract/public/verify.ts'
import type { Db } from '#database/core/connect.ts'
import { type Signing, signingByCode, signingsOfPaper } from '#database/queries/signing/signing.ts'
import { documentOf } from '#database/queries/signing/signing-document.ts'
import { scanOf } from '#database/queries/signing/signing-scan.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import { maskedMembershipNo } from '#domain/person/membership-no.ts'
import { ROLE_WORDS, type SigningRecord } from '#domain/signing/signing-record.ts'
import { brokenParts, isInChain } from './check.ts'

/** What a signature's own code leads to: the issued paper it stands under, or a text that was never issued, such as the terms. */
export async function signedUnder(
  db: Db,
  code: string,
): Promise<{ paperCode: string } | { text: VerifiedPaper } | undefined> {
  const signing = await signingByCode(db, code)
  const document = signing && (await documentOf(db, signing.sha256))
  if (!document) return undefined
  if (document.paper_code) return { paperCode: document.paper_code }
  const { signer } = JSON.parse(signing.record) as SigningRecord
  const text = {
    kind_name: PAPER_KINDS.terms.name,
    number: `${document.title} ${document.number}`,
    issued_on: bangkokDate(signing.signed_at),
    as_of: null,
    membership_no_masked: maskedMembershipNo(signer.id),
    totals: [],
    signed: await told(db, [signing]),
  }
  return { text }
}

export async function signaturesUnder(db: Db, paperCode: string): Promise<VerifiedPaper['signed']> {
  return told(db, await signingsOfPaper(db, paperCode))
}

async function told(db: Db, all: Signing[]): Promise<VerifiedPaper['signed']> {
  const [first] = all
  if (!first) return undefined
  const signings = []
  for (const signing of all.filter(({ withdraws }) => withdraws === null)) {
    const { purpose, signer } = JSON.parse(signing.record) as SigningRecord
    const back = all.find(({ withdraws }) => withdraws === signing.signing_id)
    signings.push({
      code: signing.code,
      purpose,
      role: ROLE_WORDS[signer.role],
      level: signing.level,
      signed_at: signing.signed_at.toISOString(),
      withdrawn_at: back ? back.signed_at.toISOString() : null,
      is_unchanged: await isUnchanged(db, signing),
    })
  }
  const key = first.public_key.toString('hex')
  return { sha256: first.sha256.toString('hex'), key, signings }
}

async function isUnchanged(db: Db, signing: Signing): Promise<boolean> {
  const document = await documentOf(db, signing.sha256)
  if (!document || brokenParts(document.bytes, signing).length > 0) return false
  if (!(await hasItsScan(db, signing))) return false
  return isInChain(db, signing)
}

/** Of what was signed on paper the page is kept, as the record has it. */
async function hasItsScan(db: Db, { record, scan_sha256, sha256 }: Signing): Promise<boolean> {
  const { evidence } = JSON.parse(record) as SigningRecord
  if (!('officer' in evidence)) return true
  const scan = scan_sha256 && (await scanOf(db, scan_sha256, sha256))
  return Boolean(scan) && hash('sha256', scan?.bytes ?? '', 'hex') === evidence.scan_sha256
}
