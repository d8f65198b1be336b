// The site as `npm start` serves it, on a database that is already there.
// Arguments: the database's address, the settings of server/settings/settings.ts in the environment's names, and the addresses of standbys.

import { serve } from '#server/http/serve.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { reportAddress } from '../process/listening.ts'

const [url = '', settingsText = '{}', ...standbyUrls] = process.argv.slice(2)
const settings = readSettings(JSON.parse(settingsText))
const { address } = await serve(settings, readSecrets(settings.dataDir), { url, standbyUrls })
reportAddress(address)
