// What members of a new demo have asked for and paid, once, while the site is already up. A demo of a month gone by has none: what is asked is of
// today.

import { connect } from '#database/core/connect.ts'
import type { OpenDatabase } from '#database/core/open.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { setSetting, settings as settingsOf } from '#database/queries/site/setting.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { lapseRequests } from '#server/request-desk/lapse.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import type { Secrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { publishNextNight } from './core-night.ts'
import { sendDemoLetters } from './letters.ts'
import { askDemoLoans } from './loan-requests.ts'
import { leaveDemoCodes, payDemoCodes } from './payments.ts'
import { peopleOf } from './people.ts'
import { letSignIn, printDemoAccounts } from './site.ts'

const HOLDS_REQUESTS = 'holds_demo_requests'

/** Whatever becomes of it, the site stays up. */
export async function loadDemoRequests(
  site: Settings,
  { csrf: codeSecret }: Secrets,
  { url, ownerUrl }: Pick<OpenDatabase, 'url' | 'ownerUrl'>,
  leaving: AbortSignal,
): Promise<void> {
  if (site.mode !== 'demo' || site.demoAsOf) return
  const { db, close } = connect(url, 2)
  const owner = connect(ownerUrl, 1)
  const people = peopleOf({ db, address: `http://127.0.0.1:${site.port}`, codeSecret })
  try {
    const { holds_demo, [HOLDS_REQUESTS]: hasThem } = await settingsOf(db)
    if (!holds_demo || hasThem) return
    await setSetting(db, HOLDS_REQUESTS, 'true')
    const secrets = await readKnownSealingSecrets(db, site.dataDir)
    const keys = { db, sealing: sealingWith(...secrets), audit: auditKeyFrom(...secrets) }
    const from = performance.now()
    await payDemoCodes({ db, people })
    const borrowers = await askDemoLoans({
      db,
      people,
      nextNight: async () => {
        await publishNextNight(owner.db, { ownerUrl, dataDir: site.dataDir, asked: undefined })
      },
      lapse: () => lapseRequests(keys),
    })
    await letSignIn(db, borrowers)
    await leaveDemoCodes({ db, people })
    await sendDemoLetters({ site: { ...keys, settings: site }, people })
    const seconds = ((performance.now() - from) / 1000).toFixed(0)
    printDemoAccounts()
    console.log(
      `  Loans in every state (${seconds} s), with the same password: ${borrowers.join(' ')}`,
    )
  } catch (error) {
    console.error(
      'Loan requests of the demo are not all there:',
      leaving.aborted ? 'it was stopped before' : error,
    )
  } finally {
    await people.leave()
    await owner.close()
    await close()
  }
}
