// One act of the desk that is killed before its nth question to the database, as by kill -9. Run as a process of its own; says how many
// questions there were where it lives.

import type { FastifyRequest } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { connect } from '#database/core/connect.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { buildBatch } from '#server/request-desk/orders/build-batch.ts'
import { releaseBatch } from '#server/request-desk/orders/release-batch.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'

const [ownerUrl = '', act = '', nth = '0', secret = ''] = process.argv.slice(2)

let asked = 0
const killing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked += 1
    if (asked === Number(nth)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}

const connection = connect(ownerUrl, 2)
const db = connection.db.withPlugin(killing)
const server = { db, sealing: sealingWith(secret), audit: auditKeyFrom(secret) }
const as = (login: string) =>
  ({ server, staff: { login }, ip: '127.0.0.1', id: 'drill' }) as unknown as FastifyRequest

if (act === 'build') await buildBatch(as('builder'))
else if (act === 'release') {
  const { batch_id } = await connection.db
    .selectFrom('order_batch')
    .select('batch_id')
    .where('state', '=', 'built')
    .executeTakeFirstOrThrow()
  await releaseBatch(as('releaser'), { batchId: String(batch_id) })
} else await takeAnswers(server)
await connection.close()
console.log(asked)
