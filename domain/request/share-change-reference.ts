// A wish in a few letters: what a member signs is named by it, and read anew from it.

import { satang } from '../money/money.ts'
import type { ShareChange, ShareChangeKind } from './share-change.ts'

export interface ReferredWish {
  wish: ShareChange
  /** One that an officer gave back. */
  mends?: { requestId: number; version: number }
}

/** «monthly-153000», «stop-0-mends-12-3». */
export function shareChangeReference({ wish, mends }: ReferredWish): string {
  const { change, amount } = wish
  return `${change}-${amount}${mends ? `-mends-${mends.requestId}-${mends.version}` : ''}`
}

const WRITTEN = /^(monthly|stop|extra)-(\d{1,11})(?:-mends-(\d{1,9})-(\d{1,9}))?$/

export function readShareChangeReference(text: string): ReferredWish | undefined {
  const [, change, amount, requestId, version] = WRITTEN.exec(text) ?? []
  if (!change) return undefined
  const wish = {
    change: change as ShareChangeKind,
    amount: satang(change === 'stop' ? 0 : Number(amount)),
  }
  return requestId && version
    ? { wish, mends: { requestId: Number(requestId), version: Number(version) } }
    : { wish }
}
