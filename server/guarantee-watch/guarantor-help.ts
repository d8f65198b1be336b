// A guarantor asks for help with a loan that they stand for: no signature, since nothing is changed by it, and an officer answers.

import type { FastifyRequest } from 'fastify'
import type { HelpRequest } from '#contract/member/coll.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { guaranteesBy } from '#database/queries/figures/guarantee.ts'
import { casesOfGuarantor } from '#database/queries/guarantee-watch/watched-by-member.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { stillGuaranteed } from '#domain/guarantee/guarantee.ts'
import { loanHealth } from '#domain/guarantee-watch/loan-health.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import {
  GUARANTOR_HELP,
  type GuarantorHelpPayload,
  HELP_WISHES,
  HELP_WORDS_MAX,
} from '#domain/request/guarantor-help.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { readMember } from '../member-figures/member-feed.ts'
import type { DeskKind, Verdict } from '../request-desk/kinds.ts'
import { moveRequest } from '../request-desk/move.ts'
import { newDraft, notifySent } from '../request-desk/send-request.ts'
import { limitWishes } from '../request-desk/wishes.ts'

interface HelpVerdict extends Verdict {
  borrower: string
  remaining: Satang
  /** How the loan stands, in words. */
  health: string
}

export const guarantorHelpKind: DeskKind = {
  async judge({ night, live, membershipNo }, { payload }) {
    const { loan_no } = payload as GuarantorHelpPayload
    const [given, cases, publication] = await Promise.all([
      night(guaranteesBy, membershipNo),
      live(casesOfGuarantor, membershipNo),
      live(publicationNow),
    ])
    const own = given.filter((one) => one.loan_no === loan_no && one.loan_balance > 0)
    const behind = cases.find((one) => one.loan_no === loan_no && one.state === 'behind')
    const stands = own.length > 0
    const verdict: HelpVerdict = {
      findings: [
        {
          rule: 'guarantor',
          passes: stands,
          says: stands ? `ค้ำประกันสัญญา ${loan_no} อยู่` : `ไม่ได้ค้ำประกันสัญญา ${loan_no} แล้ว`,
          clause: '',
        },
      ],
      borrower: own[0]?.borrower_name ?? '',
      remaining: total(own.map(stillGuaranteed)),
      health: own[0] ? loanHealth(own[0].loan_balance, behind).words : 'ชำระครบหรือพ้นภาระแล้ว',
    }
    return { verdict, rulesVersion: 0, runId: publication?.run_id ?? 0 }
  },
  facts(verdict, { payload }) {
    const { borrower, remaining, health } = verdict as HelpVerdict
    const { loan_no, wish, words } = payload as GuarantorHelpPayload
    return [
      { label: 'สัญญา / ผู้กู้', value: `${loan_no} / ${borrower || '–'}` },
      { label: 'ยอดที่ยังค้ำ', value: `${formatBaht(remaining)} บาท` },
      { label: 'สถานะเงินกู้', value: health },
      { label: 'สิ่งที่ขอ', value: HELP_WISHES[wish] },
      { label: 'ผู้ค้ำเขียนว่า', value: words },
    ]
  },
  order() {
    throw new RangeError('a guarantor’s call for help is answered, not ordered')
  },
  isShown: () => null,
}

export async function askForHelp(request: FastifyRequest, body: HelpRequest): Promise<OkReply> {
  const { server, member } = request
  const { membershipNo } = member
  const words = visitorText(body.words)
  if (!words) throw new Refusal(400, 'เขียนสั้น ๆ ว่าต้องการให้สหกรณ์ช่วยอย่างไร')
  if (words.length > HELP_WORDS_MAX) throw new Refusal(400, `เขียนได้ไม่เกิน ${HELP_WORDS_MAX} ตัวอักษร`)
  const payload: GuarantorHelpPayload = { loan_no: body.loan_no, wish: body.wish, words }
  const standing = await readMember(server, membershipNo, (reading) =>
    guarantorHelpKind.judge(reading, { payload, payload_sealed: null }),
  )
  if (!isAllowed(standing.verdict.findings))
    throw new Refusal(404, 'ไม่พบสัญญานี้ในรายการที่ท่านค้ำประกัน กรุณาโหลดหน้าใหม่')
  await limitWishes(request)
  const kind = 'guarantor_help'
  const at = new Date()
  const amount = GUARANTOR_HELP.amount(payload)
  const judged = { ...standing, payload, amount, judged: standing.verdict }
  return inTransaction(server.db, async (trx) => {
    const asked = await newDraft(trx, { membershipNo, kind, judged, at })
    await moveRequest(trx, asked, {
      move: 'send',
      actor: `member:${membershipNo}`,
      at,
      memberWords: GUARANTOR_HELP.summary(payload),
      columns: { sent_at: at },
    })
    const no = requestNo(asked)
    await notifySent(trx, request, { membershipNo, kind, no, at })
    await recordAudit(trx, request, { action: 'request.send', detail: { request_no: no, kind } })
    return okReply(`ส่งคำขอ ${no} แล้ว ดูความคืบหน้าได้ที่หน้า “คำขอของฉัน”`)
  })
}
