import type { Db } from '#database/core/connect.ts'
import { forgetDemandUploads } from '#database/queries/feedback/demand-file.ts'
import { forgetByAge } from '#database/queries/monitoring/old-rows.ts'
import { forgetOldFailing } from '#database/queries/notice/failing-mail.ts'
import { forgetOldSlips } from '#database/queries/payment/pay-slip.ts'
import { forgetLooseCertificateScans } from '#database/queries/request/certificate-scan.ts'
import { forgetOldLoanDrafts } from '#database/queries/request/loan-draft.ts'
import { forgetOldWishes } from '#database/queries/request/request-wish.ts'
import { forgetOldAttempts } from '#database/queries/signing/signing-document.ts'
import { forgetLooseScans } from '#database/queries/signing/signing-scan.ts'
import { forgetOldSets } from '../imports/import-sets.ts'

/** What only matters for minutes is not kept for days. */
export async function forgetOldRows(db: Db, dataDir: string): Promise<void> {
  await forgetByAge(db)
  await forgetLooseScans(db)
  await forgetLooseCertificateScans(db)
  await forgetOldSlips(db)
  await forgetOldAttempts(db)
  await forgetOldWishes(db)
  await forgetOldLoanDrafts(db)
  await forgetOldFailing(db)
  await forgetOldSets(db, dataDir, new Date())
  await forgetDemandUploads(db, new Date())
}
