import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import { batchedReadsOf } from '../../core/batched-reads.ts'
import { type Db, WITHOUT_CONNECTION } from '../../core/connect.ts'
import type { Publication } from '../import/publication.ts'
import { IS_ALIVE } from './session.ts'

export interface UnitOfSession {
  unitNo: string
  /** Which of the unit's people. */
  login: string
  name: string
  tokenHash: Buffer
  bindHash: Buffer | null
  family: string
  remember: boolean
  isStale: boolean
  /** The night everybody reads now; null before the first. */
  publication: Publication | null
}

type SessionRow = Omit<UnitOfSession, 'publication'> & {
  run_id: number | null
  as_of: Day | null
}

export const unitOfSession = batchedReadsOf(unitsOfSessions)

async function unitsOfSessions(db: Db, tokenHashes: Buffer[]) {
  const query = { ...UNITS_OF_SESSIONS, parameters: [tokenHashes] }
  const { rows } = await db.executeQuery<SessionRow>(query)
  return rows.map(({ run_id, as_of, ...row }) => ({
    key: row.tokenHash,
    row: { ...row, publication: run_id && as_of ? { run_id, as_of } : null },
  }))
}

// Put into words once, as that of members (session.ts).
const UNITS_OF_SESSIONS = sql`
  select unit_user.unit_no as "unitNo", unit_user.login, unit_user.name,
         session.token_hash as "tokenHash", session.bind_hash as "bindHash", session.family, session.remember,
         session.last_seen < now() - interval '1 minute' as "isStale",
         publication.run_id, publication.as_of
  from session
  left join publication on true
  join unit_user on unit_user.login = session.subject_id and unit_user.disabled_at is null
  where session.token_hash = any(${[]}::bytea[]) and session.kind = 'unit' and ${IS_ALIVE}`.compile(
  WITHOUT_CONNECTION,
)
