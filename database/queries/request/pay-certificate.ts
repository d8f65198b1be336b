// What employers certify of their people's pay, for loans.

import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['request_id', 'round', 'unit_no', 'state', 'asked_at', 'month', 'income', 'coop_deducted', 'other_deducted', 'note',
  'answered_by', 'answered_at'] as const

export type PayCertificate = NonNullable<Awaited<ReturnType<typeof certificateOf>>>

/** Of the borrower's last signature. */
export function certificateOf(db: Db, requestId: number) {
  return db
    .selectFrom('pay_certificate')
    .innerJoin('request', (join) =>
      join
        .onRef('request.request_id', '=', 'pay_certificate.request_id')
        .onRef('request.round', '=', 'pay_certificate.round'),
    )
    .select(COLUMNS.map((column) => `pay_certificate.${column}` as const))
    .where('pay_certificate.request_id', '=', requestId)
    .executeTakeFirst()
}

export async function askCertificate(
  trx: Db,
  asked: { requestId: number; round: number; unitNo: string; at: Date },
): Promise<void> {
  const { requestId, round, unitNo, at } = asked
  await trx
    .insertInto('pay_certificate')
    .values({ request_id: requestId, round, unit_no: unitNo, state: 'asked', asked_at: at })
    .execute()
}

export async function voidCertificates(trx: Db, requestId: number): Promise<void> {
  await trx
    .updateTable('pay_certificate')
    .set({ state: 'void', month: null, income: null, coop_deducted: null, other_deducted: null })
    .where('request_id', '=', requestId)
    .where('state', '=', 'asked')
    .execute()
}
