// A question with an advertisement under it that a visitor has reported, and a matter nobody has begun with.

import { randomUUID } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import { addBoardMessage, addBoardReport } from '#database/queries/feedback/board-message.ts'
import { addDemand } from '#database/queries/feedback/demand.ts'
import { addDemandUpload, attachToDemand } from '#database/queries/feedback/demand-file.ts'

export const QUESTION = 'เปิดบัญชีเงินฝากให้บุตรได้ไหม'
export const ADVERT = 'รับกู้เงินด่วน ดอกต่ำ ทักมาทางไลน์'
export const SUBJECT = 'ขอที่จอดรถจักรยานยนต์'
export const CODE = 'V7CE-V7CE-V7CE'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

export async function givenReportedFeedback(db: Db) {
  const guest = { author_kind: 'guest', author_no: null, email: null, who: 'journey' } as const
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const asked = { title: QUESTION, body: 'อยากออมให้ลูกตั้งแต่เล็กค่ะ', author_name: 'แม่น้องพลอย' }
  const shown = { question_id: null, state: 'shown', network: 'journey' } as const
  const topic = await addBoardMessage(db, { ...guest, ...shown, ...asked, written_at: at(900) })
  const advert = await addBoardMessage(db, {
    ...guest,
    ...shown,
    question_id: topic,
    title: null,
    body: ADVERT,
    author_name: 'เงินด่วน',
    written_at: at(899),
  })
  await addBoardReport(db, {
    message_id: advert,
    who: 'a neighbour',
    reason: 'advert',
    detail: 'โฆษณาเงินกู้',
    reported_at: at(898),
  })
  const demand = await addDemand(db, {
    code: CODE,
    demand: {
      kind: 'need',
      subject: SUBJECT,
      body: 'คุณสมศรี โทร 081-111-2222 ขอที่จอดรถหน้าอาคาร',
      sent_at: at(72),
    },
    sender: { anonymous: false, name: 'สมศรี ใจกล้า', contact: '081-111-2222' },
  })
  const file_id = randomUUID()
  const paper = { name: 'ผังที่จอดรถ.pdf', kind: 'application/pdf', bytes: PDF } as const
  await addDemandUpload(db, { ...paper, file_id, uploaded_at: at(72) })
  await attachToDemand(db, demand, { fileIds: [file_id], nameless: false })
  return { topic, advert, demand }
}
