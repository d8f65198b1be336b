// A member signs the loan they ask for. The signature sends it: to the guarantors and the unit where somebody else has to agree, and
// otherwise to the desk. What was signed before with other terms is signed anew, and whoever had consented is asked anew.

import type { Db } from '#database/core/connect.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import {
  addAsks,
  asksOfRequest,
  countAsksSince,
  voidAsks,
} from '#database/queries/request/guarantee-ask.ts'
import { type LoanDraft, loanDraftOf, takeLoanDraft } from '#database/queries/request/loan-draft.ts'
import { askCertificate, voidCertificates } from '#database/queries/request/pay-certificate.ts'
import { hasOpenRequest, type RequestRow } from '#database/queries/request/request.ts'
import {
  attachRequestFile,
  filesOfRequest,
  isLooseFile,
} from '#database/queries/request/request-file.ts'
import { loanRequestAndContract } from '#documents/member/loan-contract.ts'
import { loanRequest } from '#documents/member/loan-request.ts'
import type { LoanSecret, RequestedLoan } from '#domain/request/loan.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { notify } from '../outbox/put.ts'
import { readHolder } from '../papers/member-paper.ts'
import { oneAtATime, sendSigned } from '../request-desk/send-request.ts'
import type { KindOfSigning } from '../signing/kinds.ts'
import { notifyEmployer } from './certify.ts'
import { judgeLoan } from './judge-loan.ts'
import { loanTerms, scheduleOf } from './loan-terms.ts'
import { readLoanForm } from './read-form.ts'
import { termsHash } from './terms.ts'

const KIND = 'loan'
/** Somebody who has not answered is not passed over at once. */
const PATIENCE_HOURS = 48
const ASKS_MOST = 2
const ASKS_DAYS = 30
const HOUR_MS = 3_600_000

export const loanSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    const named = draftIn(reference)
    return readMember(server, membershipNo, async (reading) => {
      const draft = usable(await reading.live(loanDraftOf, membershipNo), named)
      // Said before somebody reads and signs for nothing.
      if (draft.mends === null && (await reading.live(hasOpenRequest, membershipNo, KIND)))
        throw oneAtATime(KIND)
      const { loan } = await readLoanForm(server, reading, draft.form)
      const { ground } = await allowed(reading, draft, loan)
      const paper = {
        asOf: reading.asOf,
        // This paper is signed here, whatever becomes of the contract.
        signing: 'electronic' as const,
        holder: await readHolder(reading),
        terms: loanTerms(loan, ground.facts, ground.lending.rules),
      }
      const isContract = loan.signing === 'electronic'
      return {
        content: isContract
          ? loanRequestAndContract({ ...paper, schedule: scheduleOf(loan, ground.lending.rules) })
          : loanRequest(paper),
        statements: isContract ? [READ, BORROWS, DEDUCT] : [READ, TRUE],
        amount: loan.amount,
      }
    })
  },
  async signed(trx, request, signed) {
    const { server } = request
    const { membershipNo } = signed
    const named = draftIn(signed.reference)
    const draft = usable(await takeLoanDraft(trx, { membershipNo, ...named }), named)
    const { loan, payAccount, standing, unitNo } = await ownReading(
      trx,
      server,
      membershipNo,
      async (reading) => {
        const read = await readLoanForm({ db: trx, secrets: server.secrets }, reading, draft.form)
        const detail = await reading.night(memberDetailOf, membershipNo)
        const standing = await allowed(reading, draft, read.loan)
        return { ...read, standing, unitNo: detail?.unit_no ?? '' }
      },
    )
    const secret: LoanSecret = { payAccount }
    const asksOthers = loan.guarantors.length > 0 || loan.certificate
    const before = draft.mends === null ? null : await asksOfRequest(trx, draft.mends)
    const asked = await sendSigned(trx, request, {
      kind: KIND,
      judged: {
        payload: loan,
        secret: server.sealing.seal(JSON.stringify(secret)),
        judged: standing.verdict,
        rulesVersion: standing.rulesVersion,
        runId: standing.runId,
        amount: loan.amount,
      },
      signed,
      mends:
        draft.mends === null
          ? undefined
          : { requestId: draft.mends, version: draft.mends_version ?? 0 },
      asksOthers,
    })
    const at = new Date()
    const round = draft.mends === null ? 1 : asked.round + 1
    if (before) await askAnew(trx, asked, { loan, before, at })
    await askOthers(trx, asked, { loan, unitNo, round, at })
    for (const { membershipNo: guarantor } of loan.guarantors)
      await notify(trx, server.sealing, guarantor, { template: 'guarantee_asked', at })
    if (loan.certificate)
      await notifyEmployer(trx, server, { unitNo, requestId: asked.request_id, at })
    if (draft.form.file_id === null) return
    const file = { membershipNo, requestId: asked.request_id, fileId: draft.form.file_id }
    if (!(await attachRequestFile(trx, file)))
      throw new Refusal(404, 'ไม่พบสลิปเงินเดือนที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง')
  },
}

const READ = 'ข้าพเจ้าได้อ่านเอกสารนี้และตรวจวงเงิน จำนวนงวด และบัญชีรับเงินแล้วว่าถูกต้อง'
const TRUE = 'ข้อมูลรายได้และหนี้สินที่ข้าพเจ้าแจ้งเป็นความจริง'
const BORROWS = 'ข้าพเจ้าขอกู้และผูกพันตามสัญญากู้ฉบับนี้เมื่อสหกรณ์อนุมัติและจ่ายเงินแล้ว'
const DEDUCT = 'ข้าพเจ้ายินยอมให้หน่วยงานหักเงินเดือนชำระหนี้ตามสัญญานี้'

const GONE = 'ไม่พบคำขอกู้ที่จะลงนาม หรือมีการแก้ไขหลังจากเปิดหน้านี้ กรุณาเปิดหน้าขอกู้อีกครั้ง'

interface NamedDraft {
  draft: string
  version: number
}

/** «uuid.3»: which draft, as it was read. */
function draftIn(reference: string): NamedDraft {
  const [, draft, version] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})$/.exec(reference) ?? []
  if (!draft) throw new Refusal(404, GONE)
  return { draft, version: Number(version) }
}

function usable(found: LoanDraft | undefined, { draft, version }: NamedDraft): LoanDraft {
  if (found?.draft !== draft || found.version !== version) throw new Refusal(404, GONE)
  return found
}

/** What the rules do not allow is not signed: the member is told which rule it was. */
async function allowed(reading: Reading, draft: LoanDraft, loan: RequestedLoan) {
  const judged = await judgeLoan(reading, loan, undefined, await isPayslipSent(reading, draft))
  const { findings } = judged.verdict
  const against = findings.find(({ passes }) => passes === false)
  if (!isAllowed(findings)) throw new Refusal(409, `ขอกู้ตามนี้ไม่ได้ ${against?.says ?? ''}`)
  return judged
}

/** With this draft, or before with what it changes. */
async function isPayslipSent({ live, membershipNo }: Reading, draft: LoanDraft): Promise<boolean> {
  const { form, mends } = draft
  if (form.file_id) return live(isLooseFile, { membershipNo, fileId: form.file_id })
  return mends !== null && (await live(filesOfRequest, mends)).length > 0
}

interface Anew {
  loan: RequestedLoan
  before: Awaited<ReturnType<typeof asksOfRequest>>
  at: Date
}

/** Whoever consented before did so to other terms. */
async function askAnew(trx: Db, asked: RequestRow, { loan, before, at }: Anew): Promise<void> {
  const named = loan.guarantors.map(({ membershipNo }) => membershipNo)
  const since = new Date(at.getTime() - PATIENCE_HOURS * HOUR_MS)
  // Whether they declined or have not answered is theirs to know: both are waited for.
  const tooEarly = before.some(
    ({ state, asked_at, guarantor_no }) =>
      (state === 'asked' || state === 'declined') &&
      asked_at > since &&
      !named.includes(guarantor_no),
  )
  if (tooEarly)
    throw new Refusal(409, `เปลี่ยนผู้ค้ำประกันที่ยังไม่ตอบได้เมื่อครบ ${PATIENCE_HOURS} ชั่วโมงนับจากที่ขอ`)
  await voidAsks(trx, asked.request_id)
  await voidCertificates(trx, asked.request_id)
}

interface Others {
  loan: RequestedLoan
  unitNo: string
  round: number
  at: Date
}

async function askOthers(trx: Db, asked: RequestRow, others: Others): Promise<void> {
  const { loan, unitNo, round, at } = others
  const { request_id: requestId, membership_no: borrower } = asked
  const since = new Date(at.getTime() - ASKS_DAYS * 24 * HOUR_MS)
  for (const { membershipNo: guarantor, name } of loan.guarantors)
    if ((await countAsksSince(trx, { borrower, guarantor, since })) >= ASKS_MOST)
      throw new Refusal(
        409,
        `ท่านขอให้ ${name} ค้ำประกันครบ ${ASKS_MOST} ครั้งใน ${ASKS_DAYS} วันแล้ว กรุณาเลือกท่านอื่น`,
      )
  const terms = termsHash(loan)
  await addAsks(trx, { requestId, round, guarantors: loan.guarantors, terms, at })
  if (loan.certificate) await askCertificate(trx, { requestId, round, unitNo, at })
}
