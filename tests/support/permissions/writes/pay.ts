// Paying by a code, and the bank's file that settles it.

import { hash } from 'node:crypto'
import { PaySlip, PayWish } from '#contract/member/payments/pay.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { BankFileReason, BankLineDecision } from '#contract/staff/desk/bank-files.ts'
import { addFolderFile } from '#database/queries/payment/bank-folder.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { takeFile } from '#server/payments/take-file.ts'
import { A_PDF } from '../../given/article-parts.ts'
import { givenPayOpen } from '../../given/pay.ts'
import { bankLine } from '../../payment/bank-files.ts'
import { A_FILE, type Actor, asks, at, sent, type World, type Write } from './world.ts'

const FILES = '/api/admin/bank-files'
const UPLOAD = `${FILES}?name=a.txt&layout=cross-bank&dry=no`
let sequence = 0

export const PAY_WRITES: Record<string, Write> = {
  'POST /api/member/pay': async ({ db }) => {
    await givenPayOpen(db)
    return sent(PayWish, { purpose: 'other', about: 'ค่าธรรมเนียม', amount: 100_00 })
  },
  'POST /api/member/pay/:intentNo/slip': async (world) => {
    await givenPayOpen(world.db)
    const wish = sent(PayWish, { purpose: 'other', about: 'ค่าปรับ', amount: 70_00 })
    const { intent_no } = await asks(world, 'member', '/api/member/pay', wish)
    const upload = { body: A_PDF, headers: A_FILE }
    const { file_id } = await asks(world, 'member', '/api/member/upload?name=a.pdf', upload)
    const slip = { file_id, bank: '014', reference: `2026SLIP${++sequence}` }
    return {
      ...at(`/api/member/pay/${intent_no}/slip`, PaySlip, slip),
      isOwn: true,
    }
  },
  'POST /api/admin/bank-files': async ({ db }) => {
    await givenPayOpen(db)
    return { at: UPLOAD, body: aFile(), headers: A_FILE }
  },
  'POST /api/admin/bank-files/:fileId/lines/:lineId': async (world) => {
    const file = await taken(world, 'staff')
    return at(`${file.at}/lines/${file.line}`, BankLineDecision, ASIDE)
  },
  'POST /api/admin/bank-files/:fileId/check': async ({ db }) => {
    await givenPayOpen(db)
    const sent = { name: 'a.txt', layout: 'cross-bank', body: aFile(), dry: false } as const
    const { file_id } = await takeFile(db, sent, { login: null, note: async () => {} })
    return at(`${FILES}/${file_id}/check`, NoBody, {})
  },
  'POST /api/admin/bank-folder/:folderFileId/seen': async ({ db }) => {
    const problems = [{ line: 1, says: 'อ่านไม่ได้' }]
    const sha256 = hash('sha256', String(++sequence), 'buffer')
    const one = { name: 'a.txt', sha256, outcome: 'refused', fileId: null, problems } as const
    return at(`/api/admin/bank-folder/${await addFolderFile(db, one, new Date())}/seen`, NoBody, {})
  },
  'POST /api/admin/bank-files/:fileId/release': async (world) => {
    const file = await taken(world, 'colleague')
    await asks(world, 'colleague', `${file.at}/lines/${file.line}`, sent(BankLineDecision, ASIDE))
    return at(`${file.at}/release`, NoBody, {})
  },
  'POST /api/admin/bank-files/:fileId/refusal': async (world) => {
    const file = await taken(world, 'colleague')
    return at(`${file.at}/refusal`, BankFileReason, { reason: 'ธนาคารส่งผิด' })
  },
}

const ASIDE = {
  decision: 'set_aside' as const,
  membership_no: '',
  parts: [],
  reason: 'ไม่ทราบผู้ชำระ',
}

/** One payment that names nobody, each time another. */
function aFile(): Buffer {
  const line = bankLine({ sequence: ++sequence, ref1: '', amount: satang(sequence * 100) })
  const of = { bank: '006', account: '1234567890', datedOn: '2026-10-30', lines: [line] } as const
  return Buffer.from(inWindows874(writeCrossBankFile({ ...of, lines: [line] }, '')))
}

async function taken(world: World, actor: Actor) {
  await givenPayOpen(world.db)
  const file = { body: aFile(), headers: A_FILE }
  const { file_id } = await asks(world, actor, UPLOAD, file)
  const address = `${FILES}/${file_id}`
  const { rows } = await asks(world, actor, address)
  return { at: address, line: rows[0].line_id }
}
