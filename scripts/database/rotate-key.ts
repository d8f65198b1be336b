// `npm run rotate-key -- prepare | switch | retire`: a new sealing key takes the place of the old one while the site serves.

import { connect } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { newClient } from '#database/import/client.ts'
import { prepareKey, retireKey, switchKey } from '#server/settings/rotate-key.ts'
import { readSettings, WrongSetting } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'

const STEPS = { prepare: prepareKey, switch: switchKey, retire: retireKey }

try {
  const [step = ''] = process.argv.slice(2)
  if (!Object.hasOwn(STEPS, step))
    throw new WrongSetting('npm run rotate-key -- prepare | switch | retire')
  const { dataDir, ...settings } = readSettings(process.env)
  const database = await openAsOwner({ dataDir, ...settings })
  const { db, close } = connect(database.ownerUrl, 1)
  const client = newClient(database.ownerUrl)
  try {
    await client.connect()
    const say = (sentence: string) => console.log(sentence)
    await STEPS[step as keyof typeof STEPS]({ db, client, dataDir, say })
  } finally {
    await client.end()
    await close()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
