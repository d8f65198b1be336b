// Of tables.ts: what members agree to.

import type { GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { ConsentPurpose } from '#domain/person/consent.ts'

export interface TermsTables {
  terms_version: TermsVersionTable
  terms_acceptance: TermsAcceptanceTable
  consent_event: ConsentEventTable
}

export type TermsKind = 'terms' | 'privacy'

export interface TermsVersionTable {
  kind: TermsKind
  version: string
  title: string
  changes: string[]
  body: string
  sha256: Buffer
  effective_on: Day
}

export interface TermsAcceptanceTable {
  acceptance_id: GeneratedAlways<number>
  membership_no: string
  kind: TermsKind
  version: string
  sha256: Buffer
  accepted_at: Date
  address: string | null
}

export interface ConsentEventTable {
  consent_id: GeneratedAlways<number>
  membership_no: string
  purpose: ConsentPurpose
  notice_version: string
  sha256: Buffer
  given: boolean
  at: Date
  address: string | null
}
