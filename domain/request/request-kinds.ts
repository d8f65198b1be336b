// Every kind of request. Another one is a file and a line here.

import { SHARE_CHANGE } from './share-change.ts'

export const REQUEST_KINDS = {
  share_change: SHARE_CHANGE,
} as const

export type RequestKindName = keyof typeof REQUEST_KINDS

export const REQUEST_KIND_NAMES = Object.keys(REQUEST_KINDS) as RequestKindName[]
