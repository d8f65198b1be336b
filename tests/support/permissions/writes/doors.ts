// Signing in, and how a password is had; and what members, units and officers do about their own account.

import { Login, PasswordChange } from '#contract/member/identity.ts'
import {
  CodeAgain,
  CodeTyped,
  FirstPassword,
  RegisterAuth,
  SlipTyped,
  StopTyped,
} from '#contract/member/recovery.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { Setup, SetupCode, StaffLogin, StaffProof, StepUp } from '#contract/staff/identity.ts'
import { ActivationRequest } from '#contract/staff/member.ts'
import { NewStaff, OwnPassword } from '#contract/staff/people.ts'
import { UnitFirstPassword, UnitSignIn } from '#contract/unit/auth.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addStopCode } from '#database/queries/identity/recovery-stop.ts'
import { latestMessages } from '#database/queries/monitoring/outbox-message.ts'
import { personOf } from '#demo/core-system/member/person.ts'
import type { Day } from '#domain/calendar/day.ts'
import { slipHash } from '#server/identity/recovery/codes.ts'
import { totpCode } from '#server/identity/totp.ts'
import { workOff } from '#server/outbox/worker.ts'
import { hashedPassword, PASSWORD } from '../../given/account.ts'
import { givenVisitor } from '../../given/site.ts'
import { SILENT } from '../../night/recovering.ts'
import { asks, CAST, captcha, PLAN, type Sent, sent, type World, type Write } from './world.ts'

export const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

const { nationalId, birth } = personOf(PLAN, Number(CAST.a) - 1)
const WHO = { membership_no: CAST.a, national_id: nationalId }

export const DOOR_WRITES: Record<string, Write> = {
  'POST /api/member/auth/login': () =>
    sent(Login, { membership_no: CAST.a, mem_password: PASSWORD, recaptcha: '' }),
  'POST /api/member/auth/logout': () => ({}),
  'POST /api/member/auth/getAuthUser': () => ({}),
  'POST /api/member/member_pass': () =>
    sent(PasswordChange, { mem_password: NEW_PASSWORD, mem_oldpassword: PASSWORD }),
  'POST /api/member/registerauth': async (world) => asked(world, await browserOf(world)),
  'POST /api/member/registerauth/resend': async (world) => {
    const browser = await browserOf(world)
    const { flow } = await flowOf(world, browser)
    await world.db
      .updateTable('one_time_code')
      .set({ resend_at: new Date(0) })
      .execute()
    return { ...sent(CodeAgain, { flow, recaptcha: await captcha(world) }), headers: browser }
  },
  'POST /api/member/registerauth/verify': async (world) => {
    const browser = await browserOf(world)
    return { ...sent(CodeTyped, await codeOf(world, browser)), headers: browser }
  },
  'POST /api/member/registerauth/slip': async (world) => {
    const browser = await browserOf(world)
    const url = `/api/admin/members/${CAST.a}/activation`
    const slip = await asks(
      world,
      'staff',
      url,
      sent(ActivationRequest, { identity_checked: true }),
    )
    const recaptcha = await captcha(world)
    const typed = { ...WHO, activation_code: slip.code, purpose: 'register' as const, recaptcha }
    return { ...sent(SlipTyped, typed), headers: browser }
  },
  'POST /api/member/stop': async (world) => {
    await addStopCode(world.db, CAST.a, slipHash('ABCD-EFGH-JKMN', world.app.secrets.csrf))
    return sent(StopTyped, { code: 'abcd-efgh-jkmn', recaptcha: await captcha(world) })
  },
  'POST /api/member/stop/own': () => sent(NoBody, {}),
  'POST /api/member/register': (world) => firstPassword(world, 'register'),
  'POST /api/member/forget': (world) => firstPassword(world, 'forget'),

  'POST /api/membergroup/auth/login': () =>
    sent(UnitSignIn, { member_group_no: CAST.unit, member_group_pass: PASSWORD }),
  'POST /api/membergroup/auth/logout': () => ({}),
  'POST /api/membergroup/auth/getAuthUser': () => ({}),
  'POST /api/membergroup/member_pass': () =>
    sent(PasswordChange, { mem_password: NEW_PASSWORD, mem_oldpassword: PASSWORD }),
  'POST /api/membergroup/first_password': async (world) => {
    const url = `/api/admin/units/${CAST.unit}/users/${CAST.unit}/code`
    const { code } = await asks(world, 'staff', url, sent(NoBody, {}))
    const recaptcha = await captcha(world)
    const words = { member_group_no: CAST.unit, code, mem_password: NEW_PASSWORD, recaptcha }
    return sent(UnitFirstPassword, words)
  },

  'POST /api/admin/auth/login': () =>
    sent(StaffLogin, { login: CAST.colleague, password: PASSWORD, recaptcha: '' }),
  'POST /api/admin/auth/totp': async (world) => {
    await setPasswordHash(world.db, 'staff', CAST.colleague, await hashedPassword())
    const words = sent(StaffLogin, { login: CAST.colleague, password: PASSWORD })
    const { ticket, enrolment } = await asks(world, 'colleague', '/api/admin/auth/login', words)
    return sent(StaffProof, { ticket, code: totpCode(enrolment.secret, new Date()) })
  },
  'POST /api/admin/auth/setup/code': async (world) =>
    sent(SetupCode, { code: await codeOfNew(world) }),
  'POST /api/admin/auth/setup': async (world) =>
    sent(Setup, { code: await codeOfNew(world), password: NEW_PASSWORD }),
  'POST /api/admin/auth/logout': () => ({}),
  'POST /api/admin/auth/getAuthUser': () => ({}),
  'POST /api/admin/auth/step-up': () => sent(StepUp, { password: PASSWORD }),
  'POST /api/admin/account/password': () =>
    sent(OwnPassword, { old_password: PASSWORD, password: NEW_PASSWORD }),
  'POST /api/admin/account/recovery-codes': () => ({}),
}

/** A browser with a page of ours open. */
export async function browserOf({ app }: World): Promise<Record<string, string>> {
  const { cookie, token } = await givenVisitor(app)
  return { cookie, 'x-csrf-token': token }
}

async function asked(
  world: World,
  headers: Record<string, string>,
  purpose: 'register' | 'forget' = 'register',
): Promise<Sent> {
  const recaptcha = await captcha(world)
  return {
    ...sent(RegisterAuth, { ...WHO, birth_date: birth as Day, purpose, recaptcha }),
    headers,
  }
}

async function flowOf(world: World, headers: Record<string, string>, purpose?: 'forget') {
  return asks(world, 'member', '/api/member/registerauth', await asked(world, headers, purpose))
}

/** The code as it is sent to the member's phone. */
async function codeOf(world: World, headers: Record<string, string>, purpose?: 'forget') {
  const { flow } = await flowOf(world, headers, purpose)
  const { db, app } = world
  const { sealing, audit, secrets } = app
  while (await workOff({ db, sealing, audit, secret: secrets.csrf, senders: SILENT }));
  const [message] = (await latestMessages(db, 10)).filter(({ template }) => template === 'code')
  const body = message?.body_sealed ? sealing.open(message.body_sealed) : ''
  return { flow, code: /OTP (\d{6})/.exec(body)?.[1] ?? '' }
}

async function firstPassword(world: World, purpose: 'register' | 'forget'): Promise<Sent> {
  const headers = await browserOf(world)
  const typed = await codeOf(world, headers, purpose === 'forget' ? purpose : undefined)
  const url = '/api/member/registerauth/verify'
  const { ticket } = await asks(world, 'member', url, { ...sent(CodeTyped, typed), headers })
  return { ...sent(FirstPassword, { ticket, mem_password: NEW_PASSWORD }), headers }
}

async function codeOfNew(world: World): Promise<string> {
  const wish = { login: 'newcomer', name: 'คน ใหม่', roles: ['editor' as const] }
  return (await asks(world, 'staff', '/api/admin/staff', sent(NewStaff, wish))).code
}
