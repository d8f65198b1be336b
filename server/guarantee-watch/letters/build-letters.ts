// One officer puts the letters together that are due. What they say is kept as it is now; numbers come when another lets them out.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { LetterSigner } from '#contract/staff/desk/guarantees.ts'
import { inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  addLetterBatch,
  lockLetters,
  type NewLetter,
  nextLetterBatch,
} from '#database/queries/guarantee-watch/letter.ts'
import { addTask } from '#database/queries/guarantee-watch/task.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { guarantorNotice } from '#documents/member/guarantor-notice.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { letterBatchNo } from '#domain/guarantee-watch/letter-batch-no.ts'
import { TASK_WHY } from '#domain/guarantee-watch/letter-plan.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requireLine } from '../../content/staff-text.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { type GuarantorNeed, guarantorNeeds } from './needs.ts'

/** More are the next batch's: the second person reads what is let out. */
const LETTERS_MAX = 500
const NAME_MAX = 120

export async function buildLetters(request: FastifyRequest, body: LetterSigner): Promise<OkReply> {
  const { server, staff } = request
  const signer = {
    name: requireLine('ผู้ลงนาม', body.signer, NAME_MAX),
    position: requireLine('ตำแหน่ง', body.signer_position, NAME_MAX),
  }
  return inTransaction(server.db, async (trx) => {
    await lockLetters(trx)
    const night = await publicationNow(trx)
    if (!night) throw new Refusal(409, 'ยังไม่มีข้อมูลรายวัน จึงออกหนังสือไม่ได้')
    const at = new Date()
    const today = bangkokDate(at)
    const own = await membershipNoOf(trx, staff.login)
    const needs = await readAs(trx, { staff: staff.login }, () => guarantorNeeds(trx, today))
    // Nobody writes to themselves, or about their own debt.
    const others = needs.filter(
      ({ guarantor }) =>
        own === null || ![guarantor.membership_no, guarantor.borrower_no].includes(own),
    )
    const due = others.filter(isDue).slice(0, LETTERS_MAX)
    const tasks = await openTasks(others, (task) =>
      addTask(trx, { ...task, assigned_to: staff.login }),
    )
    if (due.length === 0 && tasks === 0) throw new Refusal(409, 'ไม่มีผู้ค้ำประกันที่ต้องออกหนังสือในวันนี้')
    const said = tasks > 0 ? ` และเปิดงานติดตามในชื่อท่าน ${tasks} ราย` : ''
    if (due.length === 0) return okReply(`ไม่มีหนังสือที่ต้องออก${said}`)
    const year = Number(today.slice(0, 4))
    const serial = await nextLetterBatch(trx, year)
    const batch = { year, serial, built_by: staff.login, built_at: at }
    const letters = due.map((one) => letterOf(one, night.as_of, signer))
    await addLetterBatch(
      trx,
      { ...batch, signer: signer.name, signer_position: signer.position },
      letters,
    )
    const no = letterBatchNo(batch)
    await recordAudit(trx, request, {
      action: 'loan.letter_build',
      detail: { batch: no, count: letters.length },
    })
    return okReply(`จัดชุดหนังสือ ${no} แล้ว ${letters.length} ฉบับ รออีกท่านปล่อย${said}`)
  })
}

/** Those whom no letter reaches by itself; answers how many were new. */
export async function openTasks(
  needs: readonly GuarantorNeed[],
  add: (task: { case_id: number; membership_no: string; why: string }) => Promise<boolean>,
): Promise<number> {
  let opened = 0
  for (const { need, guarantor, letters } of needs) {
    if (need !== 'task') continue
    const { case_id, membership_no } = guarantor
    const last = letters.at(-1)
    const why = !last ? TASK_WHY.none : last.returned_on ? TASK_WHY.returned : TASK_WHY.silent
    if (await add({ case_id, membership_no, why })) opened++
  }
  return opened
}

function isDue({ need }: GuarantorNeed): boolean {
  return need === 'send' || need === 'send_again'
}

/** Of a contract that the core system has in default and bills no more, as far as it says. */
function arrearsOf({ missed, arrears_principal, arrears_interest }: GuarantorNeed['guarantor']) {
  if (missed.length > 0 || arrears_principal + arrears_interest === 0) return undefined
  return { principal: arrears_principal, interest: arrears_interest }
}

function letterOf(
  { guarantor, address, letters }: GuarantorNeed,
  asOf: Day,
  signer: { name: string; position: string },
): NewLetter {
  const name = fullName(guarantor)
  const borrower = {
    prefix: guarantor.borrower_prefix,
    member_name: guarantor.borrower_first,
    member_surname: guarantor.borrower_last,
  }
  const content = guarantorNotice({
    asOf,
    guarantor: { membershipNo: guarantor.membership_no, name, address },
    borrower: { membershipNo: guarantor.borrower_no, name: fullName(borrower) },
    loan: {
      loanNo: guarantor.loan_no,
      product: guarantor.product,
      principal: guarantor.principal,
      balance: guarantor.balance,
      openedOn: guarantor.opened_on,
    },
    defaultOn: guarantor.default_on,
    missed: guarantor.missed.map(({ period, due_on, amount }) => ({
      period,
      dueOn: due_on,
      amount,
    })),
    arrears: arrearsOf(guarantor),
    maximum: guarantor.maximum,
    instalment: guarantor.instalment,
    signer,
    attempt: letters.length + 1,
  })
  return {
    case_id: guarantor.case_id,
    membership_no: guarantor.membership_no,
    attempt: letters.length + 1,
    addressee: name,
    address,
    postcode: guarantor.postcode ?? '',
    content,
  }
}
