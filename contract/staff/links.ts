import { type Static, Type } from 'typebox'
import { Reply } from '../shared/envelope.ts'
import { Closed, OneOf } from '../shared/shapes.ts'

export const LinkSearch = Closed({
  q: Type.Optional(Type.String({ maxLength: 100, title: 'คำค้นหา' })),
})

export const LinkTargetsReply = Reply(
  Type.Array(
    Closed({
      url: Type.String(),
      name: Type.String(),
      kind: OneOf('page', 'category', 'topic', 'document'),
    }),
  ),
)
export type LinkTargets = Static<typeof LinkTargetsReply>['data']
export type LinkKind = LinkTargets[number]['kind']

export const LinksRequest = Closed({
  urls: Type.Array(Type.String({ maxLength: 600 }), { maxItems: 400, title: 'ลิงก์' }),
})

/** Those that lead to no page of ours, and what the others lead to; addresses elsewhere are not asked for. */
export const CheckedLinksReply = Reply(
  Closed({
    dead: Type.Array(Type.String()),
    names: Type.Record(Type.String(), Type.String()),
  }),
)
export type CheckedLinks = Static<typeof CheckedLinksReply>['data']

const Place = Closed({ place: Type.String(), edit: Type.String(), url: Type.String() })

/** Every link that staff have put anywhere, as far as it can be told from here. */
export const LinkReportReply = Reply(
  Closed({
    good: Type.Integer(),
    dead: Type.Array(Place),
    outside: Type.Array(Place),
  }),
)
export type LinkReport = Static<typeof LinkReportReply>['data']
