import { type AuditKey, verifyAudit } from '../core/audit.ts'
import { connect } from '../core/connect.ts'
import { askEveryCheck } from '../import/checks/all-checks.ts'
import { newClient } from '../import/client.ts'
import { fileTotalsOf } from '../import/import-run.ts'
import { currentPublication } from '../import/publication.ts'

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
    const files = await fileTotalsOf(client, published.runId)
    const answers = await askEveryCheck(client, published, (set) => files.has(set), 1)
    return answers
      .filter(({ state }) => state === 'broken')
      .map(({ check, found }) => `${check.name}: ${check.set} line ${found[0]?.line}`)
  } finally {
    await client.end()
  }
}
