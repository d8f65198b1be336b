// A bare Fastify that reads one row by its primary key: no session, no guard, only what any answer
// from the database costs.
// Arguments: the database's address, the size of the pool, the member's number.

import Fastify from 'fastify'
import pg from 'pg'
import { AuthUser } from '#contract/member.ts'
import { connect } from '#database/connect.ts'
import { tellAddress } from '../listening.ts'

const [databaseUrl = '', poolSize = '', membershipNo = ''] = process.argv.slice(2)

// SQL is written in database/ only, so Kysely words the statement, once; no request meets Kysely.
const { db, close } = connect(databaseUrl, 1)
const { sql: text } = db
  .selectFrom('member')
  .select(['membership_no', 'member_name', 'member_surname'])
  .where('membership_no', '=', membershipNo)
  .compile()
await close()

const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) })
const app = Fastify()
app.post('/api/member/auth/getAuthUser', { schema: { response: { 200: AuthUser } } }, async () => {
  const { rows } = await pool.query({ name: 'member', text, values: [membershipNo] })
  const [{ membership_no, ...member }] = rows
  return { rc_code: '1' as const, membership_no, member }
})
tellAddress(await app.listen({ host: '127.0.0.1', port: 0 }))
