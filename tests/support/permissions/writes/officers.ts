// What officers do about each other, about messages and about the running of the site.

import { DeviceSignOut } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { OutboxRetries } from '#contract/staff/announce.ts'
import { HealthRun, TestMessage } from '#contract/staff/monitoring.ts'
import { Declining, NewStaff, StaffChange, Suspension } from '#contract/staff/people.ts'
import { MailSave, SmsSave } from '#contract/staff/senders.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addMessages } from '#database/queries/monitoring/outbox-message.ts'
import { NEW_SMS } from '#domain/site/sender-config.ts'
import { sealedMessage } from '#server/outbox/sealed-message.ts'
import { SEALING } from '../../app/sealing.ts'
import { hashedPassword } from '../../given/account.ts'
import { asks, at, CAST, sent, type World, type Write } from './world.ts'

const STAFF = '/api/admin/staff'
const WISH = { login: 'newcomer', name: 'คน ใหม่', roles: ['editor' as const] }

export const OFFICER_WRITES: Record<string, Write> = {
  'POST /api/admin/devices/sign-out': () => sent(DeviceSignOut, {}),
  'POST /api/admin/staff': () => sent(NewStaff, WISH),
  'POST /api/admin/staff/:login': async (world) => {
    const { people } = await asks(world, 'staff', STAFF)
    const colleague = people.find((one: { login: string }) => one.login === CAST.colleague)
    const change = { name: 'ชื่อ อื่น', roles: colleague.roles, seen: colleague.changed_at }
    return at(`${STAFF}/${CAST.colleague}`, StaffChange, change)
  },
  'POST /api/admin/staff/:login/suspension': () =>
    at(`${STAFF}/${CAST.colleague}/suspension`, Suspension, { suspended: true }),
  'POST /api/admin/staff/:login/code': () => ({ at: `${STAFF}/${CAST.colleague}/code` }),
  'POST /api/admin/acts/:actId/confirmation': async (world) =>
    at(`/api/admin/acts/${await proposed(world)}/confirmation`, NoBody, {}),
  'POST /api/admin/acts/:actId/refusal': async (world) =>
    at(`/api/admin/acts/${await proposed(world)}/refusal`, Declining, { reason: 'ไม่ทราบเรื่อง' }),
  'POST /api/admin/audit/checks': () => sent(NoBody, {}),
  'POST /api/admin/health/runs': () => sent(HealthRun, { what: 'backup' }),
  'POST /api/admin/health/test-message': ({ app }) => {
    const sender = { send: async () => undefined, keepsBody: false, close: () => undefined }
    app.senders = { email: sender }
    return sent(TestMessage, { channel: 'email', address: 'somsri@coop.example' })
  },
  'POST /api/admin/senders/sms': async (world) => {
    const { sms } = await asks(world, 'staff', '/api/admin/senders')
    const config = { ...NEW_SMS, url: 'https://sms.example/send', sender: 'COOP' }
    return sent(SmsSave, { seen: sms.changes, config, key: 'k', secret: 's' })
  },
  'POST /api/admin/senders/email': async (world) => {
    const { email } = await asks(world, 'staff', '/api/admin/senders')
    const how = { host: 'mail.example', port: 587, security: 'starttls' as const }
    const config = { ...how, user: 'coop', from: 'coop@coop.example' }
    return sent(MailSave, { seen: email.changes, config, password: 'x' })
  },
  'POST /api/admin/outbox/:messageId/retry': async (world) =>
    at(`/api/admin/outbox/${await givenUp(world)}/retry`, NoBody, {}),
  'POST /api/admin/outbox/retries': async (world) => {
    await givenUp(world)
    return sent(OutboxRetries, { state: 'gave_up', count: 1 })
  },
}

/** The only message there is. */
async function givenUp({ db }: World): Promise<number> {
  await db.deleteFrom('outbox_message').execute()
  await addMessages(db, [
    {
      ...sealedMessage(SEALING, { channel: 'sms', address: '0812345678' }, 'มีการเข้าสู่ระบบ'),
      template: 'new_device',
      membershipNo: CAST.a,
      tooLateAt: new Date(Date.now() + 3_600_000),
    },
  ])
  const { message_id } = await db
    .updateTable('outbox_message')
    .set({ gave_up_at: new Date() })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id
}

/** What a colleague asked for and a second person decides. */
async function proposed(world: World): Promise<number> {
  world.app.settings.twoPeople = true
  await asks(world, 'colleague', STAFF, sent(NewStaff, WISH))
  const { acts } = await asks(world, 'staff', '/api/admin/acts')
  return acts[0].act_id
}

/** With a password and an authenticator, as one is who can sign in. */
export async function setUpOfficer({ db }: World, login: string): Promise<void> {
  await db.deleteFrom('credential').where('kind', '=', 'staff').where('login', '=', login).execute()
  const password_hash = await hashedPassword()
  const totp_sealed = SEALING.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  await addCredentials(db, [{ kind: 'staff', login, password_hash, totp_sealed }])
}
