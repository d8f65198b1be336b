import { type AuditKey, verifyAudit } from '../audit.ts'
import { connect } from '../connect.ts'
import { newClient } from '../night/client.ts'
import { broken, INVARIANTS } from '../night/invariants.ts'
import { currentPublication } from '../night/publication.ts'

/** What is wrong with a restored database; nothing when it could serve. */
export async function faultsOf(databaseUrl: string, key: AuditKey): Promise<string[]> {
  return [...(await auditFaults(databaseUrl, key)), ...(await nightFaults(databaseUrl))]
}

async function auditFaults(databaseUrl: string, key: AuditKey): Promise<string[]> {
  const { db, close } = connect(databaseUrl, 1)
  try {
    const { brokenAt } = await verifyAudit(db, key)
    return brokenAt === undefined ? [] : [`ประวัติการใช้งานขาดที่รายการ ${brokenAt}`]
  } finally {
    await close()
  }
}

async function nightFaults(databaseUrl: string): Promise<string[]> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    const published = await currentPublication(client)
    if (!published) return []
    const faults: string[] = []
    for (const invariant of INVARIANTS) {
      const noSuspects = invariant.by.map(() => [])
      const rows = await broken(client, invariant, published.runId, noSuspects, 1)
      if (rows.length > 0) faults.push(`${invariant.name}: ${invariant.set} line ${rows[0]?.line}`)
    }
    return faults
  } finally {
    await client.end()
  }
}
