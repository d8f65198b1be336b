// Fills an empty database with the demo cooperative and tells how to get in.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { addMembers } from '#database/queries/member/member.ts'
import { setSetting, settings } from '#database/queries/site/setting.ts'
import { fillSite, isSiteEmpty } from '#database/queries/site/site.ts'
import { saveNotice } from '#database/queries/unit/collection-notice.ts'
import type { Tables } from '#database/tables.generated.ts'
import { officeDayUpTo } from '#demo/core-system/office-days.ts'
import { closedOn, type Plan } from '#demo/core-system/plan.ts'
import { firstOfMonth, monthOf, toDay } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { readSite } from '#imports/site.ts'
import { hashPassword } from '#server/identity/password.ts'
import { totpCode } from '#server/identity/totp.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { type Settings, WrongSetting } from '#server/settings/settings.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { demoPlan } from './night.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'demo', 'site')

const MEMBERS = [
  { membership_no: '000001', member_name: 'สมหญิง', member_surname: 'ใจงาม' },
  { membership_no: '000002', member_name: 'ประเสริฐ', member_surname: 'ภูพนา' },
  { membership_no: '000003', member_name: 'วราภรณ์', member_surname: 'แก้วสุข' },
  { membership_no: '000004', member_name: 'กิตติพงษ์', member_surname: 'แสงจันทร์' },
]
// biome-ignore format: a table reads in columns
const UNIT_USERS = [
  ['00010001',       'จันทร์เพ็ญ ศรีวงศ์', 'เจ้าพนักงานการเงินและบัญชี'],
  ['00010001.malee', 'มาลี มีสุข',       'นักทรัพยากรบุคคล'],
  ['00010002',       'สมศักดิ์ บุญช่วย',   'นักวิชาการเงินและบัญชี'],
] as const
// biome-ignore format: a table reads in columns
const STAFF = [
  ['admin',         'อรทัย แสงทอง',     'administrator'],
  ['editor',        'ธนพล เขียวขจี',     'editor'],
  ['moderator',     'ปวีณา สายธาร',     'moderator'],
  ['memberservice', 'กมลชนก ดีพร้อม',   'member_service'],
  ['unitservice',   'ชัยวัฒน์ หน่อแก้ว',   'unit_service'],
  ['importer',      'สุรเดช ภูผา',       'importer'],
  ['approver',      'มาลี ทองคำ',       'approver'],
  ['auditor',       'วิชัย ตรวจการ',     'auditor'],
] as const
const ERA = 543
/** By this day of a month its bills are out. */
const BILLED_BY = 10
const PASSWORDS = { member: 'demo-member', unit: 'demo-unit', staff: 'demo-staff-2569' }
/** Marks the database for good, so that it can never become a production one. */
const HOLDS_DEMO = 'holds_demo'
const STAFF_TOTP_SECRET = 'COOPDEMOCOOPDEMOCOOPDEMO22222222'

export async function loadDemo(db: Db, site: Settings): Promise<void> {
  if (site.mode === 'production') return refuseDemoAccounts(db)
  const now = new Date()
  if (await isSiteEmpty(db)) {
    console.log('Loading the demo cooperative (once)…')
    const [content, credentials] = await Promise.all([readSite(FOLDER), demoCredentials(site)])
    await inTransaction(db, async (trx) => {
      await fillSite(trx, content)
      await addMembers(trx, MEMBERS)
      await addCredentials(trx, credentials)
      await addStaff(trx, demoStaff())
      await addUnitUsers(trx, demoUnitUsers())
      for (const notice of noticesOf(demoPlan(now, site.demoAsOf)))
        await saveNotice(trx, { ...notice, ...signed(now) })
      await agreeToTerms(trx, MEMBERS, now)
      await setSetting(trx, HOLDS_DEMO, 'true')
      await setSetting(trx, 'import_two_people', 'no') // tried by one person
    })
  }
  writeFileSync(join(site.dataDir, 'demo-accounts.json'), JSON.stringify(accounts(), null, 2))
}

/** With the demo members' password. */
export async function letSignIn(db: Db, members: readonly string[]): Promise<void> {
  const password_hash = await hashPassword(PASSWORDS.member)
  const credentials = members.map((login) => ({ kind: 'member' as const, login, password_hash }))
  if (credentials.length > 0) await addCredentials(db, credentials)
}

/** The accounts as a person wants them: what to type, and where. */
export function printDemoAccounts(): void {
  const { members, units, staff } = accounts()
  console.log(`
  Demo accounts (also in demo-accounts.json in the data folder)
    members  ${members.logins.join('  ')}   password ${members.password}
    units    ${units.logins.join('  ')}   password ${units.password}
    staff    ${staff.logins.join('  ')}
             password ${staff.password}   code now ${staff.code_now} (TOTP ${staff.totp_secret})
  Members sign in at /member/logon, units at /membergroup/logon, staff at /admin/logon.
`)
}

function accounts() {
  return {
    members: { logins: MEMBERS.map((member) => member.membership_no), password: PASSWORDS.member },
    units: { logins: UNIT_USERS.map(([login]) => login), password: PASSWORDS.unit },
    staff: {
      logins: STAFF.map(([login]) => login),
      password: PASSWORDS.staff,
      totp_secret: STAFF_TOTP_SECRET,
      code_now: totpCode(STAFF_TOTP_SECRET, new Date()),
    },
  }
}

/** The letters with which the cooperative sent out its last bills: of the closed month and of the open one. */
function noticesOf(plan: Plan) {
  const closed = monthNumber(closedOn(plan))
  return [closed, closed + 1].map((month, nth) => {
    const period = firstOfMonth(monthOf(monthEndOf(month)))
    const year = Math.floor(month / 12) + ERA
    const billedOn = `${period.slice(0, 8)}${BILLED_BY}`
    const letter_no = `สอ ว ${(month % 12) * 9 + 12 + nth}/${year}`
    return {
      period,
      letter_no,
      dated_on: toDay(officeDayUpTo(billedOn < plan.asOf ? billedOn : plan.asOf)),
    }
  })
}

function signed(at: Date) {
  const signer = { signer: 'นางอรทัย แสงทอง', signer_position: 'ผู้จัดการ' }
  return { ...signer, changed_by: 'ชัยวัฒน์ หน่อแก้ว', changed_at: at }
}

function demoStaff() {
  return STAFF.map(([login, name, role]) => ({ login, name, roles: [role], disabled_at: null }))
}

function demoUnitUsers() {
  return UNIT_USERS.map(([login, name, position]) => ({
    login,
    // Of several people each has a word of their own after the unit's number.
    unit_no: login.split('.')[0] ?? login,
    name,
    position,
  }))
}

async function demoCredentials({ dataDir }: Settings): Promise<Insertable<Tables['credential']>[]> {
  const [member, unit, staff] = await Promise.all([
    hashPassword(PASSWORDS.member),
    hashPassword(PASSWORDS.unit),
    hashPassword(PASSWORDS.staff),
  ])
  const { seal } = sealingWith(...readSealingSecrets(dataDir))
  return [
    ...MEMBERS.map(({ membership_no: login }) => ({
      kind: 'member' as const,
      login,
      password_hash: member,
    })),
    ...UNIT_USERS.map(([login]) => ({ kind: 'unit' as const, login, password_hash: unit })),
    ...STAFF.map(([login]) => ({
      kind: 'staff' as const,
      login,
      password_hash: staff,
      totp_sealed: seal(STAFF_TOTP_SECRET),
    })),
  ]
}

async function refuseDemoAccounts(db: Db): Promise<void> {
  const { [HOLDS_DEMO]: holdsDemo } = await settings(db)
  if (!holdsDemo) return
  throw new WrongSetting(
    'COOP_MODE=production refuses a database that holds the demo accounts; start on an empty one.',
  )
}
