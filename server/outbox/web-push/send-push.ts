import webPush from 'web-push'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { pushKey } from '#database/queries/notice/push-subscription.ts'
import type { WebPush } from '../../settings/web-push-settings.ts'
import { isGone, type Sender } from '../senders.ts'
import { isPushService, type Subscription } from './subscription.ts'

const TIMEOUT_MS = 10_000
/** A phone that is off for longer has the inbox. */
const KEPT_SECONDS = 24 * 3_600

export interface Pushing {
  db: Db
  sealing: Sealing
  webPush: WebPush
}

export async function publicPushKey({ db, sealing }: Omit<Pushing, 'webPush'>): Promise<string> {
  return (await keysOf({ db, sealing })).public_key
}

function keysOf({ db, sealing }: Omit<Pushing, 'webPush'>) {
  return pushKey(db, () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    return { publicKey, privateSealed: sealing.seal(privateKey) }
  })
}

/** Encrypted for that one browser: its push service carries what it cannot read. */
export function byWebPush(pushing: Pushing): Sender {
  const { subject, hosts } = pushing.webPush
  // Made once and never another: asked for once, and not for each of fifty thousand.
  let vapid: { subject: string; publicKey: string; privateKey: string } | undefined
  const readVapid = async () => {
    const { public_key, private_sealed } = await keysOf(pushing)
    return { subject, publicKey: public_key, privateKey: pushing.sealing.open(private_sealed) }
  }
  return {
    async send({ key, address, body }) {
      const { endpoint, keys } = JSON.parse(address) as Subscription
      if (!isPushService(endpoint, hosts)) throw isGone('not a push service')
      vapid ??= await readVapid()
      const request = webPush.generateRequestDetails(
        { endpoint, keys },
        // Sent twice it is shown once.
        JSON.stringify({ body, tag: `message-${key}` }),
        {
          TTL: KEPT_SECONDS,
          contentEncoding: 'aes128gcm',
          vapidDetails: vapid,
        },
      )
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body as Buffer),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await reply.body?.cancel().catch(() => undefined)
      if (reply.status === 404 || reply.status === 410) throw isGone(`push ${reply.status}`)
      if (!reply.ok)
        throw Object.assign(new Error('refused'), { code: 'push', responseCode: reply.status })
    },
    keepsBody: false,
    close: () => undefined,
  }
}
