// Whether LibreOffice opens every spreadsheet we give away, and reads in it what we wrote: it saves each again, and both
// are compared cell by cell. Says what it found; needs `soffice` on the machine, which the tests do not.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readXlsx } from 'hucre/xlsx'
import { readAs } from '#database/core/reader.ts'
import { PAYROLL_COLUMNS } from '#domain/unit/payroll-layout.ts'
import { buildIfStale } from '#scripts/build.ts'
import { DEMO_PLAN } from '#scripts/demo/night.ts'
import { PASSWORD } from '#tests/support/given/account.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { atEnd } from '../process/ending.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const MEMBERS = 5
// Of some 250 named in one command LibreOffice leaves the last undone.
const AT_ONCE = 100
const LOAN = 'amount=120,000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'
const SHARES = 'year=2569&opening=50000&each=same&monthly=500&rate=5&method=A'
const MEMBER_PAPERS = ['share', 'gian', 'dividend', 'kep', 'balance']
const UNIT_PAPERS = ['keeprep', 'list', 'summarize_rep']
const PAYROLL = Object.keys(PAYROLL_COLUMNS).map((column) => ({ column, width: 20 }))

export async function officeCheck(): Promise<void> {
  execFileSync('soffice', ['--version'], { stdio: 'inherit' })
  buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'coop-office-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const files = await withNightApp(DEMO_PLAN, spreadsheetsOf)
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
  const said = savedAgain(folder, [...files.keys()])
  let cells = 0
  for (const [name, bytes] of files) {
    const ours = await cellsOf(bytes)
    const theirs = await cellsOf(readFileSync(join(folder, 'again', name)))
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      throw new Error(`${name} reads otherwise: ${difference(ours, theirs)}`)
    cells += ours.length
  }
  console.log(`${files.size} spreadsheets opened and read alike, ${cells} cells, none a formula`)
  console.log(said ? `LibreOffice said:\n${said}` : 'LibreOffice had nothing to say')
}

/** Every spreadsheet that somebody can take away: of some members, and of each unit and month. */
async function spreadsheetsOf({ app, db }: NightApp): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  async function take(name: string, url: string, headers = {}, payload?: object) {
    const asked = payload ? { method: 'POST' as const, payload } : {}
    const reply = await app.inject({ url, headers, ...asked })
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`)
    files.set(`${name}.xlsx`, reply.rawPayload)
  }
  await take('loancal', `/api/info/loancal/xlsx?${LOAN}`)
  await take('caldividend', `/api/info/caldividend/xlsx?${SHARES}`)
  for (const membershipNo of await borrowers(db)) {
    const { token } = await issueMemberSession(db, membershipNo, 'other')
    const headers = { authorization: `Bearer ${token}` }
    const feed = async (path: string) =>
      (await app.inject({ url: `/api/member/${path}`, headers })).json().data
    const loans: Statement[] = (await feed('loan')).contracts
    const deposits: Statement[] = (await feed('deposit')).accounts
    const owed = loans.filter(({ balance }) => balance > 0)
    const paths = [
      ...MEMBER_PAPERS,
      ...loans.map(({ statement }) => `loan_statement/${statement}`),
      ...owed.map(({ statement }) => `loan_schedule/${statement}`),
      ...deposits.map(({ statement }) => `dep_statement/${statement}`),
    ]
    for (const path of paths)
      await take(`member-${files.size}`, `/api/member/papers/${path}/xlsx`, headers)
  }
  const months = Map.groupBy(await billedMonths(db), ({ unit_no }) => unit_no)
  for (const [login, own] of months) {
    const { headers } = await givenUnitSession(db, { login })
    for (const { period } of own)
      for (const path of UNIT_PAPERS) {
        const url = `/api/membergroup/papers/${path}/xlsx?period=${period}`
        await take(`unit-${files.size}`, url, headers)
      }
    const payroll = {
      period: own.at(-1)?.period,
      format: 'xlsx',
      columns: PAYROLL,
      mem_password: PASSWORD,
    }
    await take(`unit-${files.size}`, '/api/membergroup/payroll', headers, payroll)
  }
  return files
}

interface Statement {
  statement: string
  balance: number
}

function borrowers(db: NightApp['db']): Promise<string[]> {
  return readAs(db, { staff: 'bench' }, async (trx) => {
    const rows = await trx
      .selectFrom('loan')
      .innerJoin('member', 'member.membership_no', 'loan.membership_no')
      .select('loan.membership_no')
      .distinct()
      .where('member.state', 'in', ['active', 'retired'])
      .limit(MEMBERS)
      .execute()
    return rows.map(({ membership_no }) => membership_no)
  })
}

function billedMonths(db: NightApp['db']): Promise<{ unit_no: string; period: string }[]> {
  return readAs(db, { staff: 'bench' }, async (trx) => {
    const rows = await trx
      .selectFrom('collection_line')
      .select(['unit_no', 'period'])
      .distinct()
      .orderBy('period')
      .execute()
    return rows.map(({ unit_no, period }) => ({ unit_no, period: String(period).slice(0, 7) }))
  })
}

/** Answers what it printed besides its own list of files. */
function savedAgain(folder: string, names: string[]): string {
  const again = join(folder, 'again')
  mkdirSync(again)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const said: string[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const { stdout, stderr, status } = spawnSync(
      'soffice',
      // biome-ignore format: one command
      [profile, '--headless', '--convert-to', 'xlsx', '--outdir', again, ...names.slice(from, from + AT_ONCE)],
      { cwd: folder, encoding: 'utf8', timeout: 300_000 },
    )
    if (status !== 0) throw new Error(`soffice ended with ${status}: ${stderr}`)
    said.push(...stdout.split('\n'), ...stderr.split('\n'))
  }
  // That there is no Java is of the machine and not of a file.
  return said.filter((line) => line.trim() && !/^convert |javaldx/.test(line)).join('\n')
}

/** Each cell that holds something, with its sheet and place. */
async function cellsOf(bytes: Uint8Array): Promise<unknown[][]> {
  const { sheets } = await readXlsx(bytes)
  return sheets.flatMap(({ name, rows, cells }) => {
    for (const [at, cell] of cells ?? [])
      if (cell.formula !== undefined) throw new Error(`${name} ${at} is a formula`)
    return rows.flatMap((row, y) =>
      row.flatMap((value, x) => (value === null || value === '' ? [] : [[name, y, x, value]])),
    )
  })
}

function difference(ours: unknown[][], theirs: unknown[][]): string {
  const at = ours.findIndex((cell, at) => JSON.stringify(cell) !== JSON.stringify(theirs[at]))
  return `${JSON.stringify(ours[at])} as ${JSON.stringify(theirs[at])}`
}
