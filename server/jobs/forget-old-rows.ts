import type { Db } from '#database/core/connect.ts'
import { forgetOldReaders } from '#database/queries/content/topic-reader.ts'
import { forgetDemandUploads } from '#database/queries/feedback/demand-file.ts'
import { forgetOldCodes } from '#database/queries/identity/one-time-code.ts'
import { forgetOldPasskeyChallenges } from '#database/queries/identity/passkey-challenge.ts'
import { forgetOldBuckets } from '#database/queries/identity/rate-bucket.ts'
import { forgetOldHolds } from '#database/queries/identity/recovery/recovery-hold.ts'
import { forgetOldThaidFlows } from '#database/queries/identity/recovery/thaid-flow.ts'
import { forgetOldSessions } from '#database/queries/identity/session.ts'
import { forgetOldTries } from '#database/queries/identity/sign-in-failure.ts'
import { forgetOldTickets } from '#database/queries/identity/staff-factor.ts'
import { forgetOldCaptchas } from '#database/queries/identity/used-captcha.ts'
import { forgetOldClientErrors } from '#database/queries/monitoring/client-error.ts'
import { forgetOldMessages } from '#database/queries/monitoring/outbox-message.ts'
import { forgetOldFailing } from '#database/queries/notice/failing-mail.ts'
import { forgetOldLineRows } from '#database/queries/notice/line-event.ts'
import { forgetOldNotices } from '#database/queries/notice/member-notice.ts'
import { forgetOldSlips } from '#database/queries/payment/pay-slip.ts'
import { forgetLooseCertificateScans } from '#database/queries/request/certificate-scan.ts'
import { forgetOldLoanDrafts } from '#database/queries/request/loan-draft.ts'
import { forgetOldWishes } from '#database/queries/request/request-wish.ts'
import { forgetOldAttempts } from '#database/queries/signing/signing-document.ts'
import { forgetLooseScans } from '#database/queries/signing/signing-scan.ts'
import { forgetOldWebAssets } from '#database/queries/site/web-asset.ts'
import { forgetOldSets } from '../imports/import-sets.ts'

/** What only matters for minutes is not kept for days. */
export async function forgetOldRows(db: Db, dataDir: string): Promise<void> {
  await forgetOldBuckets(db)
  await forgetOldSessions(db)
  await forgetOldTries(db)
  await forgetOldCaptchas(db)
  await forgetOldCodes(db)
  await forgetOldTickets(db)
  await forgetLooseScans(db)
  await forgetLooseCertificateScans(db)
  await forgetOldSlips(db)
  await forgetOldAttempts(db)
  await forgetOldWishes(db)
  await forgetOldLoanDrafts(db)
  await forgetOldPasskeyChallenges(db)
  await forgetOldThaidFlows(db)
  await forgetOldHolds(db)
  await forgetOldMessages(db)
  await forgetOldFailing(db)
  await forgetOldNotices(db)
  await forgetOldLineRows(db)
  await forgetOldReaders(db)
  await forgetOldClientErrors(db)
  await forgetOldWebAssets(db)
  await forgetOldSets(db, dataDir, new Date())
  await forgetDemandUploads(db, new Date())
}
