// `npm run staff`: who works in the back office, from the server's own terminal. A code is printed with which the
// officer sets their own password at /admin/setup; nobody else ever knows or sets it (SEC-08, SEC-12).

import { parseArgs } from 'node:util'
import type { Db } from '#database/core/connect.ts'
import { isAnybodyStaff } from '#database/queries/identity/staff.ts'
import { staffPeople } from '#database/queries/identity/staff-people.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import {
  addOfficer,
  type By,
  beginAnew,
  changeOfficer,
  firstCode,
  suspendOfficer,
} from '#server/identity/staff/manage-staff.ts'
import { WrongSetting } from '#server/settings/settings.ts'
import { asOwner } from './as-owner.ts'
import { atServer, codeInWords } from './staff-code.ts'

const USAGE = `npm run staff                                          who there is; the first code when there is nobody
npm run staff -- add LOGIN --name "…" --roles a,b      a new officer, and the code for them
npm run staff -- roles LOGIN a,b                       other roles
npm run staff -- reset LOGIN                           lost password or phone: a new code, the old ones are worthless
npm run staff -- disable LOGIN                         suspended, and signed out at once
npm run staff -- enable LOGIN                          may work again
roles: ${STAFF_ROLES.join(' ')}`

await asOwner(
  () => undefined,
  (db, { dataDir }) => run(db, atServer(dataDir)),
)

async function run(db: Db, by: By): Promise<void> {
  const options = { name: { type: 'string' }, roles: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [act = 'list', login = '', more = ''] = positionals
  switch (act) {
    case 'list':
      return list(db, by)
    case 'add': {
      const roles = rolesIn(values.roles ?? '')
      return tell(login, await addOfficer(db, { login, name: values.name ?? '', roles }, by))
    }
    case 'roles': {
      const { name, membershipNo } = await personNamed(db, login)
      await changeOfficer(db, { login, name, membershipNo, roles: rolesIn(more) }, by)
      return console.log(`${login}: ${more}`)
    }
    case 'reset':
      return tell(login, await beginAnew(db, login, by))
    case 'disable':
    case 'enable':
      await suspendOfficer(db, { login, suspended: act === 'disable' }, by)
      return console.log(`${login}: ${act}d`)
    default:
      throw new WrongSetting(USAGE)
  }
}

async function list(db: Db, by: By): Promise<void> {
  if (!(await isAnybodyStaff(db))) return console.log(codeInWords(await firstCode(db, by)))
  for (const { login, name, roles, disabledAt } of await staffPeople(db)) {
    console.log(`${login.padEnd(20)} ${disabledAt ? 'disabled ' : ''}${roles.join(',')}  ${name}`)
  }
}

async function personNamed(db: Db, login: string) {
  const person = (await staffPeople(db)).find((one) => one.login === login)
  if (!person) throw new WrongSetting(`ไม่พบเจ้าหน้าที่ ${login}`)
  return person
}

function rolesIn(text: string): StaffRole[] {
  const asked = text.split(',').map((role) => role.trim())
  const known = STAFF_ROLES.filter((role) => asked.includes(role))
  if (known.length === 0 || known.length !== asked.length) throw new WrongSetting(USAGE)
  return known
}

function tell(login: string, given: { code: string; until: Date }): void {
  console.log(codeInWords(given, login))
}
