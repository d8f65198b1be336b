// What members ask at the desk, and officers decide there.

import { BankAccountWish, ContactWish, PhoneWish, WishProof } from '#contract/member/contact.ts'
import { Withdrawing } from '#contract/member/requests.ts'
import { SigningBeginning, SigningProof } from '#contract/member/signing.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { OrderReason, OrderResultBody } from '#contract/staff/desk/orders.ts'
import { PaperCertificate } from '#contract/staff/desk/paper-certificate.ts'
import {
  Approving,
  Checking,
  CounterPhone,
  Refusing,
  Returning,
} from '#contract/staff/desk/request-desk.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { A_PDF } from '../../given/article-parts.ts'
import { newestCode } from '../../given/contact.ts'
import { givenRequestedCertificate } from '../../given/pay-certificate.ts'
import { DESK_SETTINGS, givenOrderProblem } from '../../given/request-desk.ts'
import { signingCode } from '../../given/signing.ts'
import {
  A_FILE,
  type Actor,
  asks,
  at,
  CAST,
  type Sent,
  sent,
  type World,
  type Write,
} from './world.ts'

const DESK = '/api/admin/requests'
const ORDERS = '/api/admin/orders'
const SIGNING = '/api/member/signing'
const COUNTER = `/api/admin/members/${CAST.a}/phone`
const MOBILE = { mobile: '0812345678' }
const SEEN = { ...MOBILE, reason: 'โทรศัพท์เดิมหาย', identity_checked: true as const }
/** Nobody signs in for it. */
const NOBODYS_UNIT = '00099999'
const A_SCAN = { body: A_PDF, headers: A_FILE }
const WISH = { kind: 'share_change' as const, reference: 'monthly-153000' }

export const DESK_WRITES: Record<string, Write> = {
  'POST /api/member/requests/:requestId/withdrawal': async (world) => {
    const { request_id, version } = await asked(world)
    const address = `/api/member/requests/${request_id}/withdrawal`
    return { ...at(address, Withdrawing, { version }), isOwn: true }
  },
  'POST /api/member/requests/:requestId/stop': async (world) => {
    await asks(world, 'staff', COUNTER, sent(CounterPhone, SEEN))
    const { request_id, version } = await newest(world)
    return {
      ...at(`/api/member/requests/${request_id}/stop`, Withdrawing, { version }),
      isOwn: true,
    }
  },
  'POST /api/member/contact': async (world) => {
    const { contact } = await asks(world, 'member', '/api/member/contact')
    return sent(ContactWish, { ...contact, road: 'มิตรภาพ' })
  },
  'POST /api/member/contact/code': async (world) => {
    const { contact } = await asks(world, 'member', '/api/member/contact')
    const wished = sent(ContactWish, { ...contact, email: 'new@example.com' })
    const { wish } = await asks(world, 'member', '/api/member/contact', wished)
    const code = await newestCode(world.app, CAST.a, 'email_code')
    return { ...sent(WishProof, { wish, code }), isOwn: true, othersGet: 400 }
  },
  'POST /api/member/phone': () => sent(PhoneWish, { mobile: '0812345678' }),
  'POST /api/member/phone/code': async (world) => {
    const { wish } = await asks(world, 'member', '/api/member/phone', sent(PhoneWish, MOBILE))
    const code = await newestCode(world.app, CAST.a, 'phone_code')
    return { ...sent(WishProof, { wish, code }), isOwn: true, othersGet: 400 }
  },
  'POST /api/member/bank_account': async (world) => {
    const upload = { body: A_PDF, headers: A_FILE }
    const { file_id } = await asks(world, 'member', '/api/member/upload?name=a.pdf', upload)
    const wish = { bank: '006' as const, number: '1234567890', name: 'สมหญิง ใจงาม', file_id }
    return { ...sent(BankAccountWish, wish), isOwn: true }
  },
  'POST /api/admin/members/:no/phone': () => at(COUNTER, CounterPhone, SEEN),
  'POST /api/admin/requests/:requestId/certificate': async (world) => {
    const id = await givenRequestedCertificate(world.db, { member: CAST.a, unit: NOBODYS_UNIT })
    const { scan } = await asks(world, 'staff', `${DESK}/${id}/certificate/scan`, A_SCAN)
    const month = monthOf(bangkokDate(new Date()))
    const pay = { income: 50_000_00, coop_deducted: 5_000_00, other_deducted: 0 }
    const said = { round: 1, month, ...pay, reason: 'หนังสือลงวันที่ 1', scan }
    return at(`${DESK}/${id}/certificate`, PaperCertificate, said)
  },
  'POST /api/admin/requests/:requestId/certificate/scan': async ({ db }) => {
    const id = await givenRequestedCertificate(db, { member: CAST.a, unit: NOBODYS_UNIT })
    return { at: `${DESK}/${id}/certificate/scan`, ...A_SCAN }
  },
  'POST /api/admin/requests/:requestId/check': async (world) => checking(world, 'staff'),
  'POST /api/admin/requests/:requestId/return': async (world) => {
    const { request_id, version } = await asked(world)
    return at(`${DESK}/${request_id}/return`, Returning, { version, words: 'แก้ไขจำนวนเงิน' })
  },
  'POST /api/admin/requests/:requestId/refusal': async (world) => {
    const { request_id, version } = await asked(world)
    const refusal = { version, reason: 'rules' as const, words: 'ไม่เป็นไปตามระเบียบ' }
    return at(`${DESK}/${request_id}/refusal`, Refusing, refusal)
  },
  'POST /api/admin/requests/:requestId/approval': async (world) => {
    const check = await checking(world, 'colleague')
    await asks(world, 'colleague', String(check.at), check)
    const { request_id, version } = await newest(world)
    return at(`${DESK}/${request_id}/approval`, Approving, { version })
  },
  'POST /api/admin/orders': async (world) => {
    await approved(world)
    return sent(NoBody, {})
  },
  'POST /api/admin/orders/:batchId/release': async (world) =>
    at(`${await built(world, 'colleague')}/release`, NoBody, {}),
  'POST /api/admin/orders/:batchId/cancellation': async (world) =>
    at(`${await built(world, 'staff')}/cancellation`, OrderReason, { reason: 'จัดชุดผิด' }),
  'POST /api/admin/orders/:batchId/results': async (world) => {
    const batch = await built(world, 'colleague')
    await asks(world, 'staff', `${batch}/release`, sent(NoBody, {}))
    const { lines } = await asks(world, 'staff', batch)
    const seen = { outcome: 'accepted' as const, core_ref: 'C1', reason: '' }
    return at(`${batch}/results`, OrderResultBody, { order_no: lines[0].order_no, ...seen })
  },
  'POST /api/admin/order_problems/:problemId/seen': async ({ db }) => {
    const id = await givenOrderProblem(db)
    return at(`/api/admin/order_problems/${id}/seen`, NoBody, {})
  },
  'POST /api/admin/orders/:batchId/reversal': async (world) => {
    const batch = await built(world, 'staff')
    await asks(world, 'colleague', `${batch}/release`, sent(NoBody, {}))
    return at(`${batch}/reversal`, OrderReason, { reason: 'ส่งจำนวนเงินผิด' })
  },
}

async function approved(world: World): Promise<void> {
  const check = await checking(world, 'colleague')
  await asks(world, 'colleague', String(check.at), check)
  const { request_id, version } = await newest(world)
  const approval = at(`${DESK}/${request_id}/approval`, Approving, { version })
  await asks(world, 'staff', String(approval.at), approval)
}

/** The newest batch, built by this officer. */
async function built(world: World, actor: Actor): Promise<string> {
  await approved(world)
  await asks(world, actor, ORDERS, sent(NoBody, {}))
  const { batches } = await asks(world, actor, ORDERS)
  return `${ORDERS}/${batches[0].batch_id}`
}

async function openDesk({ db }: World): Promise<void> {
  for (const [name, value] of Object.entries(DESK_SETTINGS)) await setSetting(db, name, value)
}

/** A request that member A has sent. */
async function asked(world: World) {
  await openDesk(world)
  const { attempt, document } = await asks(world, 'member', SIGNING, sent(SigningBeginning, WISH))
  await asks(world, 'member', `${SIGNING}/${attempt}/code`, sent(NoBody, {}))
  const code = await signingCode(world.app, attempt)
  const proof = { sha256: document.sha256, ticked: [0, 1], code }
  await asks(world, 'member', `${SIGNING}/${attempt}`, sent(SigningProof, proof))
  return newest(world)
}

async function newest(world: World) {
  const { requests } = await asks(world, 'member', '/api/member/requests')
  return requests[0]
}

async function checking(world: World, actor: Actor): Promise<Sent> {
  const { request_id } = await asked(world)
  const { version, check_lines } = await asks(world, actor, `${DESK}/${request_id}`)
  const ticked = check_lines.map(({ id }: { id: string }) => id)
  return at(`${DESK}/${request_id}/check`, Checking, { version, ticked })
}
