import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
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
}

export async function unitOfSession(db: Db, tokenHash: Buffer): Promise<UnitOfSession | undefined> {
  const { rows } = await sql<UnitOfSession>`
    select unit_user.unit_no as "unitNo", unit_user.login, unit_user.name,
           session.token_hash as "tokenHash", session.bind_hash as "bindHash", session.family, session.remember,
           session.last_seen < now() - interval '1 minute' as "isStale"
    from session
    join unit_user on unit_user.login = session.subject_id and unit_user.disabled_at is null
    where session.token_hash = ${tokenHash} and session.kind = 'unit' and ${IS_ALIVE}`.execute(db)
  return rows[0]
}
