// A bare Fastify that reads one row by its primary key, whatever it is asked: no session, no guard, only what any answer
// from the database costs.
// Arguments: the database's address, the size of the pool, the member's number.

import Fastify from 'fastify'
import pg from 'pg'
import { AuthUser } from '#contract/member/identity.ts'
import { reportAddress } from '../process/listening.ts'

const [databaseUrl = '', poolSize = '', membershipNo = ''] = process.argv.slice(2)
const BY_KEY = {
  name: 'member',
  text: 'select membership_no, member_name, member_surname from member where membership_no = $1',
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) })
const app = Fastify()
app.all('*', { schema: { response: { 200: AuthUser } } }, async () => {
  const { rows } = await pool.query({ ...BY_KEY, values: [membershipNo] })
  const [{ membership_no, ...member }] = rows
  return { rc_code: '1' as const, membership_no, member }
})
reportAddress(await app.listen({ host: '127.0.0.1', port: 0 }))
