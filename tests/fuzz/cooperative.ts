// A small cooperative with its site to send requests to. Whatever a request does to it, it is whole again for the next round.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Connection, connect } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { STAFF_ROLES } from '#domain/identity/staff-role.ts'
import { issueSession } from '#server/identity/session.ts'
import { afterFile } from '../support/app/after-file.ts'
import { buildTestApp, SEALING_SECRET } from '../support/app/test.ts'
import { hashedPassword, PASSWORD } from '../support/given/account.ts'
import { givenDemoSite } from '../support/given/demo-site.ts'
import {
  givenFolder,
  givenNight,
  type NightDatabase,
  queryAsOwner,
} from '../support/night/night.ts'
import { Learned } from './learned.ts'
import type { Caller } from './request.ts'

const PLAN = { members: 12, months: 4, units: 2, billsNext: true }
const WHO = { member: '000001', unit: '00010001', staff: 'fuzz' } as const
const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const

export interface FuzzedSite {
  app: FastifyInstance
  /** What the app wrote into its log since it was last emptied. */
  logged: string[]
  learned: Learned
  tokens: Partial<Record<Caller, string>>
  signIn(kind: keyof typeof WHO): Promise<void>
  /** Gives everybody a fresh session, and takes back what would shut them out. */
  refresh(): Promise<void>
  /** A new copy of the cooperative under the same app. */
  renew(): Promise<void>
}

export async function givenFuzzedSite(): Promise<FuzzedSite> {
  const logged: string[] = []
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'sealing.key'), SEALING_SECRET, { mode: 0o600 })
  let copies = 0
  let connection: Connection
  let database: NightDatabase
  const open = async () => {
    // Two in turn: who still works on the one before is not cut off.
    database = (await givenNight(`fuzz_${copies++ % 2}`, PLAN)).database
    connection = connect(database.app, 4)
    return connection
  }
  const app = await buildTestApp((await open()).db, logged, undefined, undefined, {
    dataDir,
    commandEnv: {},
  })
  afterFile(() => connection.close())
  afterFile(() => app.close())

  const site: FuzzedSite = {
    app,
    logged,
    learned: new Learned(),
    tokens: {},
    async refresh() {
      await queryAsOwner(database.owner, TAKE_BACK)
      for (const kind of ['member', 'unit', 'staff'] as const) await site.signIn(kind)
    },
    async signIn(kind) {
      const issued = await issueSession(app.db, { kind, subjectId: WHO[kind], client: CLIENT })
      site.tokens[kind] = issued.token
    },
    async renew() {
      const before = connection
      await open()
      Object.assign(app, { db: connection.db })
      await before.close()
      await settle()
    },
  }
  async function settle() {
    const { db } = connection
    app.commandEnv = {
      ...process.env,
      DATABASE_URL: database.app,
      DATABASE_MIGRATE_URL: database.owner,
      DATA_DIR: dataDir,
    }
    await givenDemoSite(app)
    await addStaff(db, [
      { login: WHO.staff, name: 'เจ้าหน้าที่', roles: [...STAFF_ROLES], disabled_at: null },
    ])
    await addUnitUsers(db, [{ login: WHO.unit, unit_no: WHO.unit, name: 'การเงิน' }])
    for (const kind of ['member', 'unit', 'staff'] as const)
      await setPasswordHash(db, kind, WHO[kind], await hashedPassword())
    site.tokens.forger = `m_${'A'.repeat(43)}`
    site.learned = new Learned()
    for (const [name, value] of KNOWN) site.learned.add(name, value)
    await site.refresh()
  }
  await settle()
  return site
}

const TAKE_BACK = `
  delete from rate_bucket;
  update staff set disabled_at = null, roles = '{${STAFF_ROLES.join(',')}}' where login = '${WHO.staff}';
  update unit_user set disabled_at = null where login = '${WHO.unit}';
  update member set state = 'active' where membership_no = '${WHO.member}';
  insert into terms_acceptance (membership_no, kind, version, sha256, accepted_at)
    select '${WHO.member}', kind, version, sha256, now() from terms_version on conflict do nothing`

const KNOWN: [string, string | number][] = [
  ['membership_no', WHO.member],
  ['membership_no', '000002'],
  ['unit_no', WHO.unit],
  ['login', WHO.staff],
  ['login', WHO.unit],
  ['period', '2026-10'],
  ['period', '2026-11'],
  ['mem_password', PASSWORD],
  ['mem_oldpassword', PASSWORD],
  ['password', PASSWORD],
  ['old_password', PASSWORD],
  ['run', 1],
  ['reason', 'สมาชิกขอให้ช่วยดูยอด'],
]
