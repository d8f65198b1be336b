import { hash } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import { addAcceptances, addTermsVersions } from '#database/queries/site/terms.ts'
import type { Tables } from '#database/tables.generated.ts'

/** A version of the terms or of the privacy notice; its hash, as a browser sends it back. */
export async function givenTerms(
  db: Db,
  terms: Partial<Tables['terms_version']> = {},
): Promise<string> {
  const body = terms.body ?? '<p>ก่อนใช้</p><h2>1. ผู้ใช้</h2><p>สมาชิกเท่านั้น</p>'
  const sha256 = hash('sha256', body, 'buffer')
  await addTermsVersions(db, [
    {
      kind: 'terms',
      version: '1.0',
      title: 'ข้อกำหนดการใช้ระบบ',
      changes: ['ฉบับแรก'],
      effective_on: '2026-01-01',
      ...terms,
      body,
      sha256,
    },
  ])
  return sha256.toString('hex')
}

/** What a member agreed to, by the fingerprint that givenTerms gave. */
export async function givenAgreement(
  db: Db,
  membershipNo: string,
  sha256: string,
  version = '1.0',
): Promise<void> {
  const fingerprint = Buffer.from(sha256, 'hex')
  await addAcceptances(db, [
    { membershipNo, kind: 'terms', version, sha256: fingerprint, at: new Date(), address: null },
  ])
}
