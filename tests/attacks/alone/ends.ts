// What nobody reaches alone, as it stands in the tables.

import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { accountNumbersIn } from '#domain/content/account-numbers.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'

interface Ends {
  /** Another one where anything of it is another. */
  mark: string
  /** The night that everybody reads, and whether it takes two. */
  figures: string
  /** Whose results are out. To take them back is one person's. */
  results: string[]
  officers: Map<string, { roles: StaffRole[]; isPresent: boolean; secret: string }>
  /** How members get in: their passwords, and whoever is in as one; and by whom codes are sent. */
  members: string
  paid: string
}

/** Those from before where nothing was changed since: that is asked in one question instead of eight, a thousand times. */
export async function endsOf(db: Db, before?: Ends): Promise<Ends> {
  const mark = await markOf(db)
  return before?.mark === mark ? before : readEnds(db, mark)
}

/** Of every row that is read below. */
async function markOf(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select md5(concat_ws('|',
      (select string_agg(publication::text, '' order by run_id) from publication),
      (select string_agg(election::text, '' order by year) from election),
      (select string_agg(staff::text, '' order by login) from staff),
      (select string_agg(credential::text, '' order by kind, login) from credential),
      (select count(*) from session where kind = 'member'),
      (select string_agg(setting::text, '' order by name) from setting),
      (select string_agg(topic::text, '' order by topic_id) from topic where state = 'published'),
      (select string_agg(message_sender::text, '' order by channel) from message_sender))) as mark`.execute(
    db,
  )
  return String(rows[0]?.mark)
}

async function readEnds(db: Db, mark: string): Promise<Ends> {
  // Asked together: they travel in one write (decision 0027).
  const [published, elections, staff, credentials, sessions, settings, articles, senders] =
    await Promise.all([
      db.selectFrom('publication').select('run_id').execute(),
      db.selectFrom('election').select(['year', 'results_at']).execute(),
      db.selectFrom('staff').select(['login', 'roles', 'disabled_at']).execute(),
      db
        .selectFrom('credential')
        .select(['kind', 'login', 'password_hash', 'totp_sealed'])
        .orderBy('login')
        .execute(),
      db
        .selectFrom('session')
        .select((on) => on.fn.countAll<string>().as('open'))
        .where('kind', '=', 'member')
        .executeTakeFirst(),
      db.selectFrom('setting').selectAll().orderBy('name').execute(),
      db.selectFrom('topic').select(['title', 'body']).where('state', '=', 'published').execute(),
      db
        .selectFrom('message_sender')
        .select(['channel', 'config', 'secrets_sealed'])
        .where('config', 'is not', null)
        .execute(),
    ])
  const secretOf = (login: string) =>
    JSON.stringify(credentials.filter((one) => one.kind === 'staff' && one.login === login))
  return {
    mark,
    figures: JSON.stringify([published, settings.filter(isOf('import_'))]),
    results: elections.flatMap(({ year, results_at }) =>
      results_at ? [`${year} ${results_at.toISOString()}`] : [],
    ),
    officers: new Map(
      staff.map(({ login, roles, disabled_at }) => [
        login,
        { roles: roles as StaffRole[], isPresent: disabled_at === null, secret: secretOf(login) },
      ]),
    ),
    members: JSON.stringify([
      credentials.filter(({ kind }) => kind === 'member'),
      sessions?.open,
      senders,
    ]),
    paid: JSON.stringify([
      settings.filter(isOf('biller')),
      [...new Set(articles.flatMap(({ title, body }) => numbersIn(`${title} ${body}`)))].sort(),
    ]),
  }
}

// Hundreds of times the same articles: reading them took a quarter of it all.
const read = new Map<string, string[]>()

function numbersIn(text: string): string[] {
  const found = read.get(text) ?? accountNumbersIn(text)
  read.set(text, found)
  return found
}

function isOf(beginning: string) {
  return ({ name }: { name: string }) => name.startsWith(beginning)
}

/** Which of the four were reached; what officers do about their own password is theirs. */
export function brokenEnds(before: Ends, after: Ends, own: string): string[] {
  const broken: string[] = []
  const isOut = after.results.some((year) => !before.results.includes(year))
  if (before.figures !== after.figures || isOut) broken.push('figures are out')
  if (before.members !== after.members) broken.push('a member is taken over')
  if (before.paid !== after.paid) broken.push('somebody else is paid')
  for (const [login, now] of after.officers) {
    const then = before.officers.get(login)
    const isWider = now.roles.some((role) => !then?.roles.includes(role))
    const isBack = now.isPresent && !then?.isPresent
    const isAnothers = login !== own && now.secret !== then?.secret
    if (!then || isWider || isBack || isAnothers) broken.push(`${login} gained something`)
  }
  return broken
}
