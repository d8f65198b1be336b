// What a member has filled in to ask for a loan, until they sign it: one each.

import { sql } from 'kysely'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import type { Db } from '../../core/connect.ts'

const DAYS = 90
const COLUMNS = ['draft', 'version', 'form', 'mends', 'mends_version', 'saved_at'] as const

export type LoanDraft = NonNullable<Awaited<ReturnType<typeof loanDraftOf>>>

export async function loanDraftOf(db: Db, membershipNo: string) {
  const found = await db
    .selectFrom('loan_draft')
    .select(COLUMNS)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
  return found && { ...found, form: found.form as LoanForm }
}

interface Saved {
  membershipNo: string
  /** As it was read; 0 for a first one. */
  version: number
  form: LoanForm
  mends: { requestId: number; version: number } | null
}

/** Undefined where another tab has saved meanwhile. */
export function saveLoanDraft(db: Db, { membershipNo, version, form, mends }: Saved) {
  const values = {
    form: JSON.stringify(form),
    mends: mends?.requestId ?? null,
    mends_version: mends?.version ?? null,
    saved_at: sql<Date>`now()`,
  }
  return db
    .insertInto('loan_draft')
    .values({ membership_no: membershipNo, ...values })
    .onConflict((on) =>
      on
        .column('membership_no')
        .doUpdateSet({ ...values, version: sql<number>`loan_draft.version + 1` })
        .where('loan_draft.version', '=', version),
    )
    .returning(['draft', 'version', 'saved_at'])
    .executeTakeFirst()
}

/** Once: whoever signs in another tab finds nothing. */
export async function takeLoanDraft(
  trx: Db,
  { membershipNo, draft, version }: { membershipNo: string; draft: string; version: number },
): Promise<LoanDraft | undefined> {
  const found = await trx
    .deleteFrom('loan_draft')
    .where('membership_no', '=', membershipNo)
    .where('draft', '=', draft)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst()
  return found && { ...found, form: found.form as LoanForm }
}

export async function removeLoanDraft(db: Db, membershipNo: string): Promise<void> {
  await db.deleteFrom('loan_draft').where('membership_no', '=', membershipNo).execute()
}

export async function forgetOldLoanDrafts(db: Db): Promise<void> {
  await db
    .deleteFrom('loan_draft')
    .where('saved_at', '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .execute()
}
