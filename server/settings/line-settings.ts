// The cooperative's Official Account at LINE. Off unless its channel's secrets are set.

import type { SETTINGS } from './setting-list.ts'
import { incompleteGroup, WrongSetting, wholeNumber, yesOrNo } from './setting-values.ts'

export interface LineSettings {
  /** What LINE signs its events with. */
  channelSecret: string
  /** What we prove ourselves to LINE with. */
  accessToken: string
  /** By which members find the account, such as @coop. */
  accountId: string
  /** Of one message; 0 where it is not known. */
  priceSatang: number
  /** Whether LINE has let the account in to send by the hash of a telephone number (server/outbox/line/line-by-phone.ts). */
  byPhone: boolean
  /** Fixed, and no setting: whatever is set, secrets go to LINE and nowhere else. Tests have a stand-in. */
  api: string
}

const LINE_API = 'https://api.line.me'

export function lineSettings(
  value: (name: keyof typeof SETTINGS) => string,
): LineSettings | undefined {
  const channelSecret = value('LINE_CHANNEL_SECRET')
  const accessToken = value('LINE_ACCESS_TOKEN')
  const accountId = value('LINE_ACCOUNT_ID')
  const priceSatang = wholeNumber('LINE_PRICE_SATANG', value('LINE_PRICE_SATANG'), 0, 10_000)
  const byPhone = yesOrNo('LINE_BY_PHONE', value('LINE_BY_PHONE'))
  if (!channelSecret && !accessToken && !accountId) {
    if (byPhone) throw new WrongSetting('LINE_BY_PHONE needs LINE_CHANNEL_SECRET.')
    return undefined
  }
  if (!channelSecret || !accessToken || !accountId)
    throw incompleteGroup('LINE_CHANNEL_SECRET, LINE_ACCESS_TOKEN and LINE_ACCOUNT_ID')
  if (!/^@[a-z0-9._-]{3,20}$/.test(accountId))
    throw new WrongSetting('LINE_ACCOUNT_ID must be the account’s id with its @, such as @coop.')
  return { channelSecret, accessToken, accountId, priceSatang, byPhone, api: LINE_API }
}
