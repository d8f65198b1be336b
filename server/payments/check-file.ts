// What the folder brought is looked at by an officer: a file that was taken, before another lets it through; one that was refused, so that
// somebody knows of it.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { lockBankFile, setChecked } from '#database/queries/payment/bank-file.ts'
import { setSeen } from '#database/queries/payment/bank-folder.ts'
import { recorded } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { okReply } from '../http/ok-reply.ts'
import { NO_FILE, SETTLED } from './decide-line.ts'

export async function checkBankFile(
  request: FastifyRequest,
  { fileId }: { fileId: string },
): Promise<OkReply> {
  await recorded(request, async (trx) => {
    const file = await lockBankFile(trx, Number(fileId))
    if (!file) throw new Refusal(404, NO_FILE)
    if (file.state !== 'taken') throw new Refusal(409, SETTLED)
    const isFirst = await setChecked(trx, file.file_id, request.staff.login, new Date())
    if (!isFirst) throw new Refusal(409, 'ไฟล์นี้มีเจ้าหน้าที่ตรวจรับแล้ว กรุณาโหลดหน้าใหม่')
    const detail = { file_id: file.file_id, name: file.name }
    return { action: 'bank.check', detail: { ...detail, sha256: file.sha256.toString('hex') } }
  })
  return okReply('ตรวจรับไฟล์แล้ว เจ้าหน้าที่อีกท่านปล่อยได้เมื่อทุกรายการตัดสินแล้ว')
}

export async function seeFolderFile(
  request: FastifyRequest,
  { folderFileId }: { folderFileId: string },
): Promise<OkReply> {
  await recorded(request, async (trx) => {
    const found = await setSeen(trx, Number(folderFileId), request.staff.login, new Date())
    if (!found) throw new Refusal(404, 'ไม่พบไฟล์นี้ หรือมีเจ้าหน้าที่รับทราบแล้ว')
    return { action: 'bank.seen', detail: { name: found.name } }
  })
  return okReply('บันทึกว่าตรวจแล้ว')
}
