import { type Static, Type } from 'typebox'
import { Reply } from './envelope.ts'

export const LinkTargetsReply = Reply(
  Type.Array(Type.Object({ url: Type.String(), name: Type.String() })),
)
export type LinkTargets = Static<typeof LinkTargetsReply>['data']

export const LinksAsked = Type.Object(
  { urls: Type.Array(Type.String({ maxLength: 600 }), { maxItems: 400, title: 'ลิงก์' }) },
  { additionalProperties: false },
)

/** Those that lead to no page of ours; addresses elsewhere are not asked for. */
export const DeadLinksReply = Reply(Type.Object({ dead: Type.Array(Type.String()) }))
