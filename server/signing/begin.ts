// The finished paper is printed before anybody signs: what is shown, hashed and kept are the same bytes.

import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Attempt, addAttempt } from '#database/queries/signing/signing-attempt.ts'
import { addDocument } from '#database/queries/signing/signing-document.ts'
import { type Content, officialPaper } from '#documents/paper/official.ts'
import { type PaperText, paperText } from '#documents/paper/paper-text.ts'
import { paragraphs } from '#documents/paper/parts.ts'
import { templateVersion } from '#documents/pdf/template-version.ts'
import { type Canonical, canonicalJson } from '#domain/signing/canonical-json.ts'
import type { SigningLevel } from '#domain/signing/levels.ts'
import type { SigningKind } from '#domain/signing/signing-kinds.ts'
import { Refusal } from '../http/errors.ts'
import { limitTries } from '../http/rate-limit.ts'
import { issued, issuingCooperative } from '../papers/issuing.ts'
import { pdfBody } from '../papers/paper.ts'
import { inTurn } from '../papers/paper-turns.ts'
import { KINDS_OF_SIGNING, type ToSign } from './kinds.ts'
import { roundOf } from './record.ts'
import { requiredLevel } from './required-level.ts'

export const BEGINNINGS = { name: 'signing-begin', max: 30, seconds: 3600 }

export interface Begun {
  attempt: Attempt & { level: Exclude<SigningLevel, 'paper'> }
  title: string
  number: string
  text: PaperText[]
}

export async function beginSigning(
  request: FastifyRequest,
  kind: SigningKind,
  reference: string,
): Promise<Begun> {
  const { server, member } = request
  const { db, secrets } = server
  await limitTries(db, secrets.csrf, BEGINNINGS, member.membershipNo)
  const toSign = await KINDS_OF_SIGNING[kind].prepare(
    { server, membershipNo: member.membershipNo },
    reference,
  )
  await roundOf(db, { membership_no: member.membershipNo, kind, reference })
  const level = await requiredLevel(db, kind, toSign.amount)
  if (level === 'paper')
    throw new Refusal(409, 'เรื่องนี้ต้องลงลายมือชื่อบนกระดาษ กรุณาติดต่อสหกรณ์พร้อมบัตรประชาชน')

  const { content, sha256, number } = await printed(request, member.membershipNo, toSign)
  const attempt = await addAttempt(db, {
    membership_no: member.membershipNo,
    family: member.family,
    kind,
    reference,
    statements: toSign.statements,
    sha256,
    level,
    salt: randomBytes(32),
    withdraws: null,
  })
  const title = content.sheets[0]?.title ?? ''
  return { attempt: { ...attempt, level }, title, number, text: paperText(content) }
}

/** On the paper itself: what somebody ticked cannot be told apart from what they signed. */
function withStatements({ content, statements }: ToSign): Content {
  const sheets = content.sheets.map((sheet, at) =>
    at < content.sheets.length - 1
      ? sheet
      : {
          ...sheet,
          parts: [
            ...sheet.parts,
            { part: 'heading' as const, text: 'ข้อความที่ผู้ลงนามยืนยัน' },
            paragraphs(statements.map((statement, number) => `${number + 1}. ${statement}`)),
          ],
        },
  )
  return { ...content, sheets }
}

/** The same content on the same day is the same paper, to the byte. */
export async function printed(request: FastifyRequest, membershipNo: string, toSign: ToSign) {
  const { server } = request
  const content = withStatements(toSign)
  const cooperative = await issuingCooperative(server)
  const issue = await issued(server, membershipNo, content, new Date())
  const paper = officialPaper(content, cooperative, issue)
  const { bytes } = await inTurn(server.papers, membershipNo, () =>
    pdfBody(request, 'official', paper),
  )
  const sha256 = hash('sha256', bytes, 'buffer')
  await addDocument(server.db, {
    sha256,
    media_type: 'application/pdf',
    bytes,
    title: content.sheets[0]?.title ?? '',
    number: issue.number,
    template: templateVersion('official'),
    content: canonicalJson(JSON.parse(JSON.stringify(content.sheets)) as Canonical),
    paper_code: issue.code,
  })
  return { content, sha256, number: issue.number }
}
