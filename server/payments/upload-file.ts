// An officer sends a bank's file.

import type { FastifyRequest } from 'fastify'
import type { BankFileQuery } from '#contract/staff/desk/bank-files.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { fileNameOf } from '../units/result/upload-limits.ts'
import { takeFile } from './take-file.ts'

export async function uploadBankFile(
  request: FastifyRequest,
  { name, layout, dry }: BankFileQuery,
  body: Buffer | undefined,
) {
  const { server, staff } = request
  if (!body || body.length === 0) throw new Refusal(400, 'ไม่พบไฟล์ที่ส่งมา กรุณาเลือกไฟล์อีกครั้ง')
  const came = await takeFile(
    server.db,
    { name, layout, body, dry: dry === 'yes' },
    {
      login: staff.login,
      async note(trx, { file_id }, { sha256, rows }) {
        if (file_id === null) return
        const detail = { file_id, name: fileNameOf(name), rows, sha256: sha256.toString('hex') }
        await recordAudit(trx, request, { action: 'bank.take', detail })
      },
    },
  )
  return dataReply(came)
}
