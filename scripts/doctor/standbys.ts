// The standbys that DATABASE_REPLICA_URL names, each looked at once.

import type { Db } from '#database/core/connect.ts'
import { Standbys } from '#database/core/standbys.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { standbyWords } from '#server/monitoring/standbys-item.ts'
import { type Finding, finding } from './finding.ts'

export async function checkStandbys(primary: Db, urls: readonly string[]): Promise<Finding[]> {
  if (urls.length === 0) return []
  const standbys = new Standbys(primary, urls)
  try {
    await standbys.looked()
    const published = await publicationNow(primary)
    const reports = await standbys.report()
    return reports.map((report) => {
      const { state, says } = standbyWords(report, published?.run_id)
      return finding(
        [`ฐานข้อมูลสำเนา ${report.name}`, 'standby'],
        state,
        says,
        'ตรวจ DATABASE_REPLICA_URL และการทำสำเนาของ PostgreSQL (docs/operations.md)',
      )
    })
  } finally {
    await standbys.close()
  }
}
