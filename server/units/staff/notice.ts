import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NoticeQuery, NoticeWords } from '#contract/staff/units.ts'
import { readAs } from '#database/core/reader.ts'
import { saveNotice } from '#database/queries/unit/collection-notice.ts'
import { unitMonths } from '#database/queries/unit/unit-board.ts'
import { noticePaper } from '#documents/unit/letter.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { filedDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { LETTERS_IN_FILE } from '#domain/collection/collection-notice.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { UnitBill } from '#domain/unit/unit-bill.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireKnownAccounts } from '#server/content/known-accounts.ts'
import { FiguresCache } from '#server/figures/figures-cache.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { cooperativeOf, pdfBody, sendFile } from '#server/papers/paper.ts'
import { readNotice, readSender } from '#server/units/collection-notice.ts'
import { asOfficer } from '#server/units/staff/serve-unit.ts'
import { readBiller } from '#server/units/unit-letter.ts'
import { readUnit, requireBill } from '#server/units/unit-reading.ts'

const NO_MONTH = 'ไม่พบการเรียกเก็บของเดือนที่ต้องการ'

export async function issueNotice(request: FastifyRequest, body: NoticeWords): Promise<OkReply> {
  const { period, dated_on, ...typed } = body
  const words = {
    letter_no: needed(typed.letter_no, 'เลขที่หนังสือ'),
    signer: needed(typed.signer, 'ผู้ลงนาม'),
    signer_position: needed(typed.signer_position, 'ตำแหน่งผู้ลงนาม'),
  }
  return asOfficer(request, async (trx) => {
    const month = firstOfMonth(period)
    if ((await unitMonths(trx, { period: month })).length === 0) throw new Refusal(404, NO_MONTH)
    await requireKnownAccounts(trx, request, { where: 'notices', texts: Object.values(words) })
    const by = { changed_by: request.staff.name, changed_at: new Date() }
    await saveNotice(trx, { period: month, dated_on, ...words, ...by })
    await recordAudit(trx, request, {
      action: 'unit.notice',
      detail: { period, letter_no: words.letter_no },
    })
    return okReply(`ออกหนังสือเดือน${monthAndYear(month)}แล้ว ทุกหน่วยงานรับได้จากหน้าหนังสือนำส่ง`)
  })
}

export async function sendNotices(
  request: FastifyRequest,
  query: NoticeQuery,
  reply: FastifyReply,
) {
  const { staff } = request
  const month = firstOfMonth(query.period)
  const from = (Number(query.part) - 1) * LETTERS_IN_FILE
  const written = await readAs(request.server.db, { staff: staff.login }, async (trx) => ({
    units: (await unitMonths(trx, { period: month }))
      .map(({ unit_no }) => unit_no)
      .slice(from, from + LETTERS_IN_FILE),
    fields: await readNotice(trx, month),
    sender: await readSender(trx),
  }))
  if (written.units.length === 0) throw new Refusal(404, NO_MONTH)
  const { units, fields, sender } = written
  if (!fields) throw new Refusal(404, 'ยังไม่ได้ออกหนังสือของเดือนนี้ กรุณากรอกเลขที่และผู้ลงนามก่อน')
  const cooperative = await cooperativeOf(request.server)
  const biller = await readBiller(request.server.db, cooperative.nameTh)
  const bills: UnitBill[] = []
  const { db, database, sealing, nightSource, nightTurns } = request.server
  // A memory of their own: hundreds of units would take the room of everybody who reads.
  const memory = { figures: new FiguresCache(), reports: new FiguresCache() }
  const reading = { db, database, sealing, nightSource, nightTurns, ...memory }
  for (const unitNo of units)
    bills.push(await readUnit(reading, unitNo, (bill) => requireBill(bill, query.period)))
  const occasion = { cooperative, printedAt: new Date() }
  const name = `หนังสือแจ้งรายการเรียกเก็บ_${filedDate(query.period)}_ชุดที่${query.part}`
  const paper = noticePaper(bills, { fields, sender }, biller, occasion)
  const body = await pdfBody(request, 'letter', paper)
  return sendFile(request, reply, { ...body, name: `${name}.pdf` })
}

function needed(typed: string, label: string): string {
  const line = visitorLine(typed)
  if (line === '') throw new Refusal(400, `กรอก${label}`)
  return line
}
