// What officers do for members.

import { RightsRequestBody } from '#contract/member/access.ts'
import { BalanceAnswer } from '#contract/member/balance.ts'
import { Correction } from '#contract/member/files.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { GrantRequest } from '#contract/staff/impersonation.ts'
import { ActivationRequest, MemberSearch, StaffReveal } from '#contract/staff/member.ts'
import { PhotoDecision, RequestAnswer } from '#contract/staff/requests.ts'
import { stopRecovery } from '#database/queries/identity/recovery-stop.ts'
import { PASSWORD } from '../../given/account.ts'
import { MEMBER_WRITES } from './member.ts'
import { asks, at, CAST, sent, type World, type Write } from './world.ts'

const ADMIN = '/api/admin'
const OF_A = `${ADMIN}/members/${CAST.a}`
const ANSWER = { state: 'done' as const, answer: 'ดำเนินการแล้ว' }

export const MEMBERS_WRITES: Record<string, Write> = {
  'POST /api/admin/members/search': () => sent(MemberSearch, { q: CAST.a }),
  'POST /api/admin/members/:no/reveal': () =>
    at(`${OF_A}/reveal`, StaffReveal, { what: 'national_id', reason: 'สมาชิกขอให้ตรวจสอบ' }),
  'POST /api/admin/members/:no/activation': () =>
    at(`${OF_A}/activation`, ActivationRequest, { identity_checked: true }),
  'POST /api/admin/members/:no/unlock': () => at(`${OF_A}/unlock`, NoBody, {}),
  'POST /api/admin/members/:no/recovery/reopen': async (world) => {
    await stopRecovery(world.db, CAST.a)
    return at(`${OF_A}/recovery/reopen`, NoBody, {})
  },
  'POST /api/admin/members/:no/sessions/end': () => at(`${OF_A}/sessions/end`, NoBody, {}),
  'POST /api/admin/impersonate/grants': () =>
    sent(GrantRequest, {
      membership_no: CAST.a,
      reason: 'สมาชิกขอให้ช่วยดูยอด',
      password: PASSWORD,
    }),
  'POST /api/admin/balances/:answerId/answer': async (world) => {
    const disputed = { year: 2025, agreed: false, note: 'ยอดหุ้นไม่ตรง' }
    await asks(world, 'member', '/api/member/balance', sent(BalanceAnswer, disputed))
    const { disputes } = await asks(world, 'staff', `${ADMIN}/balances`)
    return at(`${ADMIN}/balances/${disputes[0].answer_id}/answer`, RequestAnswer, ANSWER)
  },
  'POST /api/admin/corrections/:requestId/answer': async (world) => {
    const wish = sent(Correction, { what: 'other', text: 'ขอแก้ไข', files: [] })
    await asks(world, 'member', '/api/member/correction', wish)
    const { requests } = await asks(world, 'staff', `${ADMIN}/corrections`)
    return at(`${ADMIN}/corrections/${requests[0].request_id}/answer`, RequestAnswer, ANSWER)
  },
  'POST /api/admin/rights/:requestId/take': async (world) =>
    at(`${await right(world)}/take`, NoBody, {}),
  'POST /api/admin/rights/:requestId/answer': async (world) =>
    at(`${await right(world)}/answer`, RequestAnswer, ANSWER),
  'POST /api/admin/photos/:no/decide': async (world) => {
    const photo = await MEMBER_WRITES['POST /api/member/wwwupload']?.(world)
    await asks(world, 'member', '/api/member/wwwupload', photo)
    const { photos } = await asks(world, 'staff', `${ADMIN}/photos`)
    const decided = { approved: true, reason: '', set_at: photos[0].set_at }
    return at(`${ADMIN}/photos/${CAST.a}/decide`, PhotoDecision, decided)
  },
}

async function right(world: World): Promise<string> {
  const wish = sent(RightsRequestBody, { what: 'access', text: 'ขอสำเนาข้อมูล' })
  await asks(world, 'member', '/api/member/rights', wish)
  const { requests } = await asks(world, 'staff', `${ADMIN}/rights`)
  return `${ADMIN}/rights/${requests[0].request_id}`
}
