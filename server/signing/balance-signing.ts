// The member's answer to the year's balances, signed: what the auditor may keep in the place of a letter that came back by post.

import { answeredSince, balanceAnswerOf } from '#database/queries/member/balance-answer.ts'
import { balanceConfirmation } from '#documents/member/balance-confirmation.ts'
import { Refusal } from '../http/errors.ts'
import { readMember } from '../member-figures/member-feed.ts'
import { balancesAt } from '../member-figures/year-end-balances.ts'
import { readHolder } from '../papers/member-paper.ts'
import type { KindOfSigning } from './kinds.ts'

export const balanceSigning: KindOfSigning = {
  prepare({ server, membershipNo }, reference) {
    if (!/^2\d{3}$/.test(reference)) throw new Refusal(404, 'ไม่พบปีบัญชีที่ต้องการลงนาม')
    return readMember(server, membershipNo, async (reading) => {
      const { year, endsOn, ...balances } = await balancesAt(reading, Number(reference))
      const answer = await reading.reported(balanceAnswerOf, membershipNo, year)
      const { shares, owed, saved } = balances
      const isCurrent = answer?.shares === shares && answer.owed === owed && answer.saved === saved
      if (!answer || !isCurrent)
        throw new Refusal(409, 'กรุณาตรวจสอบยอดและส่งคำตอบก่อน แล้วจึงลงนามในคำตอบนั้น')
      const { agreed, note } = answer
      const content = balanceConfirmation({
        asOf: endsOn,
        holder: await readHolder(reading),
        ...balances,
        answerAt: `${server.settings.publicUrl}/member/balance`,
        answer: { agreed, note },
      })
      return { content, statements: [CHECKED, agreed ? AGREED : DISPUTED] }
    })
  },
  // Another page may have answered otherwise meanwhile: what is signed is the last word.
  async signed(trx, _request, { membershipNo, reference, signingId }) {
    if (await answeredSince(trx, { membershipNo, year: Number(reference), signingId }))
      throw new Refusal(409, 'มีคำตอบใหม่กว่าเอกสารฉบับนี้ กรุณาเริ่มลงนามใหม่ในคำตอบล่าสุด')
  },
  // Nothing follows from taking it back but that it no longer stands: the answer itself is changed by another answer.
  async withdrawn() {},
}

const CHECKED = 'ข้าพเจ้าได้อ่านเอกสารฉบับนี้และตรวจสอบยอดคงเหลือทุกรายการแล้ว'
const AGREED = 'ข้าพเจ้ายืนยันว่ายอดคงเหลือตามเอกสารนี้ถูกต้องครบถ้วน'
const DISPUTED = 'ข้าพเจ้ายืนยันว่ายอดคงเหลือไม่ถูกต้องตามรายละเอียดที่ระบุในเอกสารนี้'
