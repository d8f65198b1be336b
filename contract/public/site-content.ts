import { type Static, Type } from 'typebox'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Amount, Ppm } from '../shared/numbers.ts'
import { Nullable } from '../shared/shapes.ts'
import { TextSections } from '../shared/text-sections.ts'

// Spelling as in REQ-510.
export const Menu = Type.Object({
  rc_code: Type.Literal('1'),
  list_manu: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      manu_name: Type.String(),
      manu_name_eng: Type.String(),
      url: Type.String(),
      icon: Type.String(),
      type: Type.String(),
      is_parent: Type.String(),
      status: Type.Integer(),
      used_in: Type.String(),
    }),
  ),
  list_sub_manu: Type.Array(
    Type.Object({ manu_id: Type.Integer(), description: Type.String(), url: Type.String() }),
  ),
  marquee: Type.Array(Type.Object({ Note: Type.String() })),
})
export type Menu = Static<typeof Menu>

export const Picture = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type Picture = Static<typeof Picture>

const NullablePicture = Nullable(Picture)

export const TopicCard = Type.Object({
  topic_id: Type.Integer(),
  title: Type.String(),
  excerpt: Type.String(),
  published_at: Instant,
  pinned: Type.Boolean(),
  picture: NullablePicture,
})
export type TopicCard = Static<typeof TopicCard>

export const Rate = Type.Object({
  name: Type.String(),
  rate_ppm: Ppm,
  effective_on: Day,
  note: Nullable(Type.String()),
})
export type Rate = Static<typeof Rate>

export const Statistic = Type.Object({
  year_end: Day,
  members: Type.Integer(),
  share_capital: Amount,
  deposits: Amount,
  loans: Amount,
  assets: Amount,
})
export type Statistic = Static<typeof Statistic>

export const Home = Type.Object({
  slides: Type.Array(
    Type.Object({
      title: Type.String(),
      text: Type.String(),
      url: Type.String(),
      link_text: Type.String(),
      picture: Picture,
      /** A small drawing of the picture as a data address, for the slide that is seen first. */
      preview: Type.Optional(Type.String()),
    }),
  ),
  categories: Type.Array(
    Type.Object({
      category_id: Type.Integer(),
      name: Type.String(),
      topics: Type.Array(TopicCard),
    }),
  ),
  rates: Type.Object({ deposit: Type.Array(Rate), loan: Type.Array(Rate) }),
  statistics: Type.Array(Statistic),
})
export type Home = Static<typeof Home>
export const HomeReply = Reply(Home)

export const Attachment = Type.Object({
  name: Type.String(),
  url: Type.String(),
  media_type: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
})
export type Attachment = Static<typeof Attachment>

export const List = Type.Object({
  category_id: Type.Integer(),
  name: Type.String(),
  layout: Type.Union([Type.Literal('news'), Type.Literal('forms')]),
  topics: Type.Array(
    Type.Intersect([TopicCard, Type.Object({ attachments: Type.Array(Attachment) })]),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
})
export type List = Static<typeof List>
export const ListReply = Reply(List)

const Neighbour = Nullable(Type.Object({ topic_id: Type.Integer(), title: Type.String() }))

export const Show = Type.Object({
  topic_id: Type.Integer(),
  title: Type.String(),
  body: Type.String({ description: 'sanitised HTML' }),
  description: Type.String(),
  published_at: Instant,
  picture: NullablePicture,
  category: Type.Object({ category_id: Type.Integer(), name: Type.String() }),
  views: Type.Integer(),
  attachments: Type.Array(Attachment),
  gallery: Type.Array(Picture),
  older: Neighbour,
  newer: Neighbour,
})
export type Show = Static<typeof Show>
export const ShowReply = Reply(Show)

const Marked = Type.Array(Type.Object({ text: Type.String(), hit: Type.Boolean() }))

export const SearchKind = Type.Union([
  Type.Literal('news'),
  Type.Literal('form'),
  Type.Literal('board'),
])
export type SearchKind = Static<typeof SearchKind>

export const Search = Type.Object({
  query: Type.String(),
  kind: Nullable(SearchKind),
  /** Of every kind, whichever is chosen. */
  counts: Type.Object({ news: Type.Integer(), form: Type.Integer(), board: Type.Integer() }),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  results: Type.Array(
    Type.Object({
      url: Type.String(),
      kind: SearchKind,
      place: Type.String({ description: 'the category, or what of the board it is' }),
      title: Marked,
      excerpt: Marked,
      published_at: Instant,
    }),
  ),
})
export type Search = Static<typeof Search>
export const SearchReply = Reply(Search)

export const Policy = Type.Object({
  title: Type.String(),
  sections: TextSections,
  version: Type.String(),
  effective_on: Day,
})
export type Policy = Static<typeof Policy>
export const PolicyReply = Reply(Policy)

export const Footer = Type.Object({
  phone: Type.String(),
  fax: Type.String(),
  mobile: Type.String(),
  email: Type.String(),
  facebook_url: Type.String(),
  line_url: Type.String(),
  developer: Type.String(),
})
export type Footer = Static<typeof Footer>
export const FooterReply = Reply(Footer)

/** How often a topic was read. */
export const ViewsReply = Reply(Type.Object({ views: Type.Integer() }))
