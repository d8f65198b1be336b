import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

interface NewSlip {
  intentNo: number
  membershipNo: string
  fileId: string
  bank: string
  reference: string
  at: Date
}

/** Whether another code has a slip with this reference. Until the transaction's end nobody else sends it. */
export async function isSlipKnown(
  trx: Db,
  { intentNo, reference }: Pick<NewSlip, 'intentNo' | 'reference'>,
): Promise<boolean> {
  if (reference === '') return false
  await sql`select pg_advisory_xact_lock(hashtextextended('slip ' || upper(${reference}), 0))`.execute(
    trx,
  )
  const known = await trx
    .selectFrom('pay_slip')
    .select('intent_no')
    .where(sql`upper(reference)`, '=', sql`upper(${reference})`)
    .where('intent_no', '!=', intentNo)
    .executeTakeFirst()
  return known !== undefined
}

/** The file becomes the slip's, in the place of one sent before. False where it is not the member's, or goes with something else. */
export async function addSlip(trx: Db, slip: NewSlip): Promise<boolean> {
  const { intentNo, membershipNo, fileId, bank, reference, at } = slip
  const { numAffectedRows } = await sql`
    with file as (
      delete from member_file where file_id = ${fileId} and membership_no = ${membershipNo} and request_id is null
        and file_id not in (select file_id from request_file)
        and file_id not in (select file_id from request_wish where file_id is not null)
      returning kind, bytes
    )
    insert into pay_slip (intent_no, bank, reference, kind, bytes, sent_at)
    select ${intentNo}::int, ${bank}, ${reference}, kind, bytes, ${at}::timestamptz from file
    on conflict (intent_no) do update set bank = excluded.bank, reference = excluded.reference, kind = excluded.kind,
      bytes = excluded.bytes, sent_at = excluded.sent_at`.execute(trx)
  return Number(numAffectedRows) === 1
}

/** The slip of the code that a bank's line is for, while its picture is there. */
export function slipOfLine(db: Db, fileId: number, lineId: number) {
  return db
    .selectFrom('bank_line as line')
    .innerJoin('pay_intent as intent', 'intent.intent_no', 'line.intent_no')
    .innerJoin('pay_slip as slip', 'slip.intent_no', 'line.intent_no')
    .select(['intent.intent_no', 'intent.membership_no', 'slip.kind', 'slip.bytes'])
    .where('line.file_id', '=', fileId)
    .where('line.line_id', '=', lineId)
    .where('slip.bytes', 'is not', null)
    .executeTakeFirst()
}

/** Of a payment that was just settled nobody needs the picture any more. */
export async function forgetSettledSlips(trx: Db, fileId: number): Promise<void> {
  await sql`
    update pay_slip as slip set kind = null, bytes = null
    from payment join bank_line as line using (line_id)
    where line.file_id = ${fileId} and payment.intent_no = slip.intent_no`.execute(trx)
}

/** Nobody looks for a payment longer. */
const KEPT_DAYS = 90

/** Pictures that no settlement took away: what was never paid, or came under no code. */
export async function forgetOldSlips(db: Db): Promise<void> {
  await sql`
    update pay_slip as slip set kind = null, bytes = null
    where bytes is not null and (sent_at < now() - make_interval(days => ${KEPT_DAYS})
      or exists (select from payment where payment.intent_no = slip.intent_no))`.execute(db)
}
