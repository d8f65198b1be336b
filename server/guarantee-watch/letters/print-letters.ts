// Letters that were let out, for the printer on the desk: sorted by where they go, with the table that comes back filled in by the post.

import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  contentsOf,
  type LetterRow,
  letterBatches,
  lettersOf,
  letterToPrint,
} from '#database/queries/guarantee-watch/letter.ts'
import { freedLetter } from '#database/queries/guarantee-watch/stand.ts'
import { type Content, officialBatch, officialPaper } from '#documents/paper/official.ts'
import { csv } from '#documents/table/csv.ts'
import { tableOf } from '#documents/table/table.ts'
import { zip } from '#documents/table/zip.ts'
import { letterBatchNo } from '#domain/guarantee-watch/letter-batch-no.ts'
import { POST_COLUMNS } from '#domain/guarantee-watch/post-line.ts'
import { recordAudit, recordAudits } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { issuingCooperative } from '../../papers/issuing.ts'
import { pdfBody, sendFile } from '../../papers/paper.ts'
import { inTurn } from '../../papers/paper-turns.ts'

/** In one file: more take longer than a paper may. */
const LETTERS_A_FILE = 50
const NO_LETTER = 'ไม่พบหนังสือนี้'

type Printable = Pick<LetterRow, 'paper_no' | 'paper_code' | 'released_at'> & { content: unknown }

/** A zip of the letters in the order of their addresses, and the table for the post. */
export async function sendLetterFile(
  request: FastifyRequest,
  { batchId }: { batchId: string },
  reply: FastifyReply,
) {
  const { server, staff } = request
  return inTurn(server.papers, `staff:${staff.login}`, async () => {
    const [batch] = await letterBatches(server.db, { limit: 1, only: Number(batchId) })
    if (!batch) throw new Refusal(404, 'ไม่พบชุดหนังสือนี้')
    if (batch.state !== 'released') throw new Refusal(409, 'ชุดหนังสือนี้ยังไม่ได้ปล่อย จึงพิมพ์ไม่ได้')
    const letters = await lettersOf(server.db, { batchId: batch.batch_id })
    const contents = await contentsOf(server.db, batch.batch_id)
    const files = []
    for (let from = 0; from < letters.length; from += LETTERS_A_FILE) {
      const part = letters.slice(from, from + LETTERS_A_FILE)
      const papers = await Promise.all(
        part.map((one) =>
          paperOf(request, { ...one, content: contents.get(one.letter_id) as unknown }),
        ),
      )
      const { bytes } = await pdfBody(request, 'official-batch', officialBatch(papers))
      files.push({ name: `หนังสือ_${from + 1}-${from + part.length}.pdf`, bytes })
    }
    files.push({ name: 'ตารางไปรษณีย์.csv', bytes: Buffer.from(postTable(letters)) })
    const no = letterBatchNo(batch)
    // It says where they live: each of them is told.
    const addressees = [...new Set(letters.map(({ membership_no }) => membership_no))]
    await recordAudits(
      server.db,
      request,
      addressees.map((subjectNo) => ({
        action: 'loan.letter_download',
        subjectNo,
        detail: { batch: no },
      })),
    )
    const name = `หนังสือบอกกล่าว_${no.replaceAll(/[./]/g, '-')}.zip`
    return sendFile(request, reply, {
      name,
      type: 'application/zip',
      bytes: zip(files, batch.released_at ?? batch.built_at),
    })
  })
}

/** One letter, to an officer. */
export async function sendLetter(
  request: FastifyRequest,
  { letterId }: { letterId: string },
  reply: FastifyReply,
) {
  const { server, staff } = request
  return inTurn(server.papers, `staff:${staff.login}`, async () => {
    const letter = await letterToPrint(server.db, Number(letterId))
    if (!letter) throw new Refusal(404, NO_LETTER)
    await recordAudit(server.db, request, {
      action: 'loan.letter_download',
      subjectNo: letter.membership_no,
      detail: { letter_no: letter.paper_no ?? '' },
    })
    return sendOne(request, reply, letter)
  })
}

/** The same letter, to whom it was sent. */
export async function sendOwnLetter(
  request: FastifyRequest,
  { letterId }: { letterId: string },
  reply: FastifyReply,
) {
  const { server, member } = request
  return inTurn(server.papers, member.membershipNo, async () => {
    const letter = await letterToPrint(server.db, Number(letterId), member.membershipNo)
    if (!letter) throw new Refusal(404, NO_LETTER)
    return sendOne(request, reply, letter)
  })
}

/** The letter that says that they stand for a loan no longer. */
export async function sendFreedLetter(
  request: FastifyRequest,
  { freedId }: { freedId: string },
  reply: FastifyReply,
) {
  const { server, member } = request
  return inTurn(server.papers, member.membershipNo, async () => {
    const letter = await freedLetter(server.db, member.membershipNo, Number(freedId))
    if (!letter) throw new Refusal(404, NO_LETTER)
    return sendOne(request, reply, letter)
  })
}

async function sendOne(request: FastifyRequest, reply: FastifyReply, letter: Printable) {
  const body = await pdfBody(request, 'official', await paperOf(request, letter))
  const { fileName } = letter.content as Content
  return sendFile(request, reply, { ...body, name: `${fileName}.pdf` })
}

export async function paperOf({ server }: FastifyRequest, letter: Printable) {
  const { paper_no: number, paper_code: code, released_at: issuedAt } = letter
  if (number === null || code === null || issuedAt === null) throw new Refusal(404, NO_LETTER)
  const { publicUrl } = server.settings
  return officialPaper(letter.content as Content, await issuingCooperative(server), {
    number,
    code,
    issuedAt,
    publicUrl,
  })
}

/** What is known already stands in it: the same table goes out and comes back. */
function postTable(letters: readonly LetterRow[]): string {
  const [no, mail, posted, delivered, returned, reason] = POST_COLUMNS
  return csv(
    tableOf<LetterRow>(
      'ตารางไปรษณีย์',
      [
        { head: no, kind: 'text', width: 18, value: ({ paper_no }) => paper_no ?? '' },
        { head: mail, kind: 'text', width: 18, value: ({ mail_no }) => mail_no ?? '' },
        { head: posted, kind: 'date', width: 12, value: ({ posted_on }) => posted_on },
        { head: delivered, kind: 'date', width: 12, value: ({ delivered_on }) => delivered_on },
        { head: returned, kind: 'date', width: 12, value: ({ returned_on }) => returned_on },
        { head: reason, kind: 'text', width: 24, value: ({ reason: why }) => why },
        { head: 'ผู้รับ', kind: 'text', width: 30, value: ({ addressee }) => addressee },
        { head: 'ที่อยู่', kind: 'text', width: 60, value: ({ address }) => address },
      ],
      letters,
    ),
  )
}
