// A night of fifty times as many members, made inside the database from one that was imported: files of a million members
// would take hours. Every copy has members, units, loans and accounts of its own, and as many rows a member as the first.

import pg from 'pg'
import { publish } from '#database/import/publication.ts'
import { attachPartition, partitionOf } from '#database/import/run-partition.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'

const MEMBER_NUMBERS = ['membership_no', 'borrower_no', 'guarantor_no', 'payer_no']
// biome-ignore format: one list
const OTHER_NUMBERS = ['loan_no', 'account_no', 'receipt_no', 'ref_no', 'registered_no', 'request_no', 'policy_no']
const NUMBERS = 1_000_000 // six digits
const WORKERS = 2

/** Of a member in the copy with this number; the first copy is as the night was. */
export function numberInCopy(membershipNo: string, copy: number, members: number): string {
  return String((Number(membershipNo) + copy * members) % NUMBERS).padStart(6, '0')
}

/** Publishes it and answers the number of its run. */
export async function enlargeNight(url: string, copies: number, members: number): Promise<number> {
  const client = await open(url)
  const { rows } = await client.query<{ from: number; to: number }>(
    `insert into import_run (set_sha256, source, as_of, state, stage)
     select repeat('0', 64), 'enlarged', as_of, 'running', 'publish' from publication
     returning (select run_id from publication) as from, run_id as to`,
  )
  const [run] = rows
  if (!run) throw new Error('nothing is published yet')
  const waiting = DATA_SETS.map(({ name }) => name)
  const workers = Array.from({ length: WORKERS }, async () => {
    const worker = await open(url)
    for (let set = waiting.pop(); set; set = waiting.pop())
      await enlarge(worker, set, { ...run, copies, members })
    await worker.end()
  })
  await Promise.all(workers)
  await publish(client, run.to, null, async () => undefined)
  await client.query('vacuum analyze member')
  await client.end()
  return run.to
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`)
  return client
}

interface Enlargement {
  from: number
  to: number
  copies: number
  members: number
}

async function enlarge(
  client: pg.Client,
  set: string,
  { from, to, copies, members }: Enlargement,
): Promise<void> {
  const partition = partitionOf(set, to)
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
       and not attisdropped and attname <> 'run_id' order by attnum`,
    [partitionOf(set, from)],
  )
  const names = rows.map(({ name }) => name)
  const isOfMembers = names.some((name) => MEMBER_NUMBERS.includes(name) || name === 'unit_no')
  await client.query(
    `begin; create table ${partition} (like night.${set} including constraints, check (run_id = ${to}))
       with (autovacuum_enabled = off)`,
  )
  // Copy by copy, as a file would have them: a member's rows lie together.
  for (let copy = 0; copy < (isOfMembers ? copies : 1); copy++) {
    const values = names.map((name) => valueIn(copy, name, members)).join(', ')
    await client.query(
      `insert into ${partition} (run_id, ${names.join(', ')})
       select ${to}, ${values} from ${partitionOf(set, from)}`,
    )
  }
  await client.query('commit')
  if (!(await attachPartition(client, set, to))) throw new Error(`${set}: two rows of one key`)
  // An import copies rows in as if they were old.
  await client.query(`vacuum (freeze, index_cleanup off) ${partition}`)
}

function valueIn(copy: number, name: string, members: number): string {
  if (copy === 0) return name
  if (MEMBER_NUMBERS.includes(name))
    return `lpad(((${name}::integer + ${copy * members}) % ${NUMBERS})::text, 6, '0')`
  if (name === 'unit_no') return `'${String(copy).padStart(2, '0')}' || substr(unit_no, 3)`
  return OTHER_NUMBERS.includes(name) ? `${name} || '-${copy}'` : name
}
