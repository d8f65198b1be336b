// What a member wants changed of the register, until they sign it (server/signing/wish-signing.ts).

import type { FastifyRequest } from 'fastify'
import type { BankAccountWish, ContactFeed, ContactWish } from '#contract/member/contact.ts'
import { inTransaction } from '#database/core/connect.ts'
import { hasOpenRequest } from '#database/queries/request/request.ts'
import { isLooseFile } from '#database/queries/request/request-file.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { accountProblem, bankName, typedAccount } from '#domain/money/thai-bank.ts'
import { bankAccountChange } from '#domain/request/bank-account.ts'
import {
  CONTACT_COLUMN_NAMES,
  type ContactValues,
  changedContact,
  contactProblems,
} from '#domain/request/contact.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply } from '../http/ok-reply.ts'
import { limitTries } from '../http/rate-limit.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { holdHours, requireNoBrake, requireReached } from './hold.ts'
import { sealedAccount } from './judge-bank-account.ts'
import { keepWish } from './keep-wish.ts'
import { registerNow } from './register-now.ts'
import { requireRoad, sendWishCode } from './wish-code.ts'

const TRIES = { name: 'wish', max: 30, seconds: 24 * 60 * 60 }

export async function readContact(reading: Reading): Promise<Omit<ContactFeed, 'as_of'>> {
  const { live, membershipNo } = reading
  const { contact, mobile, payBank, payAccount } = await registerNow(reading)
  const open: ContactFeed['open'] = []
  for (const kind of ['contact', 'phone', 'bank_account'] as const)
    if (await live(hasOpenRequest, membershipNo, kind)) open.push(kind)
  return {
    contact,
    mobile,
    bank: payAccount ? { name: bankName(payBank), account_masked: maskAccount(payAccount) } : null,
    hold_hours: await live(holdHours),
    open,
  }
}

export async function wishContact(request: FastifyRequest, body: ContactWish) {
  const { server, member } = request
  const { membershipNo } = member
  const wished = Object.fromEntries(
    CONTACT_COLUMN_NAMES.map((name) => [name, visitorLine(body[name])]),
  ) as ContactValues
  const email = wished.email.toLowerCase()
  const [problem] = Object.values(contactProblems({ ...wished, email }))
  if (problem) throw new Refusal(400, problem)
  const now = await readMember(server, membershipNo, registerNow)
  const change = changedContact(now.contact, { ...wished, email })
  if (Object.keys(change).length === 0) throw new Refusal(409, 'ข้อมูลตรงกับทะเบียนอยู่แล้ว ยังไม่มีสิ่งที่เปลี่ยน')
  await limitWishes(request)
  const asked = { membershipNo, kind: 'contact', mends: body.mends } as const
  if (!change.email) {
    const wish = await inTransaction(server.db, (trx) =>
      keepWish(trx, { ...asked, payload: change }),
    )
    return dataReply({ wish, code: null })
  }
  const road = { channel: 'email', address: email } as const
  await requireRoad(request, road)
  return inTransaction(server.db, async (trx) => {
    await requireNoBrake(trx, membershipNo)
    await requireReached(trx, membershipNo)
    const wish = await keepWish(trx, { ...asked, payload: { ...change, proved: 'code' } })
    return dataReply({ wish, code: await sendWishCode(trx, request, { wish, ...road }) })
  })
}

export async function wishBankAccount(request: FastifyRequest, body: BankAccountWish) {
  const { server, member } = request
  const { membershipNo } = member
  const { bank, file_id: fileId, mends } = body
  const number = typedAccount(body.number)
  const name = visitorLine(body.name)
  const problem = accountProblem(bank, number) ?? (name ? undefined : 'กรอกชื่อบัญชีตามสมุดบัญชี')
  if (problem) throw new Refusal(400, problem)
  await limitWishes(request)
  return inTransaction(server.db, async (trx) => {
    await requireReached(trx, membershipNo)
    if (!(await isLooseFile(trx, { membershipNo, fileId })))
      throw new Refusal(404, 'ไม่พบภาพสมุดบัญชี กรุณาแนบภาพใหม่อีกครั้ง')
    const payload = bankAccountChange(bank, { number }, name)
    const secret = sealedAccount(server.sealing, { number })
    const asked = { membershipNo, kind: 'bank_account', payload, secret, fileId, mends } as const
    return dataReply({ wish: await keepWish(trx, asked) })
  })
}

export function limitWishes({ server, member }: FastifyRequest): Promise<void> {
  return limitTries(server.db, server.secrets.csrf, TRIES, `member:${member.membershipNo}`)
}
