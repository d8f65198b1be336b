import { type Static, Type } from 'typebox'
import { Attachment, Picture } from '#contract/public/site-content.ts'
import { Instant } from '#contract/shared/dates.ts'
import { Refused, Reply } from '#contract/shared/envelope.ts'
import {
  ATTACHMENTS_MAX,
  GALLERY_MAX,
  TOPIC_BODY_MAX,
  TOPIC_STANDINGS,
  TOPIC_TITLE_MAX,
} from '#domain/content/topic-state.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

export const Standing = OneOf(...TOPIC_STANDINGS)
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** How much of a thing's story the officer has seen: who saw less than there is, is told before saving. */
const Seen = SentNumber('ลำดับการแก้ไขที่เห็น', 0)

const words = {
  category_id: SentNumber('หมวด', 1),
  title: Type.String({ minLength: 1, maxLength: TOPIC_TITLE_MAX, title: 'หัวข้อ' }),
  body: Type.String({ maxLength: TOPIC_BODY_MAX, title: 'เนื้อหา' }),
  pinned: Type.Boolean({ title: 'ปักหมุด' }),
  picture_id: { ...Nullable(Uuid), title: 'ภาพหน้าปก' },
  gallery: Type.Array(Uuid, { maxItems: GALLERY_MAX, uniqueItems: true, title: 'ภาพประกอบ' }),
  documents: Type.Array(Uuid, { maxItems: ATTACHMENTS_MAX, uniqueItems: true, title: 'เอกสารแนบ' }),
}
export const NewTopic = Closed(words)
export type NewTopic = Static<typeof NewTopic>
export const SavedTopic = Closed({ seen: Seen, ...words })
export type SavedTopic = Static<typeof SavedTopic>

export const SeenVersion = Closed({ seen: Seen })
/** Without a time: now, or when it was first out. */
export const PublishTopic = Closed({
  seen: Seen,
  published_at: Type.Optional({ ...Instant, title: 'เวลาเผยแพร่' }),
})
export type PublishTopic = Static<typeof PublishTopic>
export const RestoreVersion = Closed({
  seen: Seen,
  version: SentNumber('ฉบับ', 0),
})

export const OwnPicture = Closed({ media_id: Type.String(), ...Picture.properties })
export type OwnPicture = Static<typeof OwnPicture>
export const OwnDocument = Closed({ document_id: Type.String(), ...Attachment.properties })
export type OwnDocument = Static<typeof OwnDocument>

export const TopicText = Closed({
  version: Type.Integer(),
  category_id: Type.Integer(),
  title: Type.String(),
  body: Type.String({ description: 'sanitised HTML' }),
  pinned: Type.Boolean(),
  picture: Nullable(OwnPicture),
  gallery: Type.Array(OwnPicture),
  documents: Type.Array(OwnDocument),
})
export type TopicText = Static<typeof TopicText>

export const StaffTopic = Closed({
  topic_id: Type.Integer(),
  standing: Standing,
  published_at: Nullable(Instant),
  live_version: Nullable(Type.Integer()),
  changes: Type.Integer(),
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
  text: TopicText,
})
export type StaffTopic = Static<typeof StaffTopic>
export const StaffTopicReply = Type.Object({
  rc_code: Type.Literal('1'),
  /** Said where it is not published yet, but waits for a second person. */
  rc_des: Type.Optional(Type.String()),
  data: StaffTopic,
})

/** Somebody else was faster: nothing was changed, and this is what they left. */
export const TopicConflict = Closed({ ...Refused.properties, theirs: StaffTopic })
export type TopicConflict = Static<typeof TopicConflict>

export const StaffTopicsReply = Reply(
  Closed({
    topics: Type.Array(
      Closed({
        topic_id: Type.Integer(),
        title: Type.String(),
        standing: Standing,
        category_name: Type.String(),
        published_at: Nullable(Instant),
        pinned: Type.Boolean(),
        is_ahead: Type.Boolean({ description: 'has a text that is not out yet' }),
        changed_by: Nullable(Type.String()),
        changed_at: Nullable(Instant),
      }),
    ),
    counts: Closed({
      draft: Type.Integer(),
      scheduled: Type.Integer(),
      published: Type.Integer(),
      archived: Type.Integer(),
    }),
    categories: Type.Array(Closed({ category_id: Type.Integer(), name: Type.String() })),
    page: Type.Integer(),
    pages: Type.Integer(),
    total: Type.Integer(),
  }),
)
export type StaffTopics = Static<typeof StaffTopicsReply>['data']

export const VersionsReply = Reply(
  Closed({
    versions: Type.Array(
      Closed({
        version: Type.Integer(),
        title: Type.String(),
        saved_at: Nullable(Instant),
        saved_by: Nullable(Type.String()),
        restored_from: Nullable(Type.Integer()),
        is_live: Type.Boolean(),
      }),
    ),
  }),
)
export type Versions = Static<typeof VersionsReply>['data']['versions']

export const VersionReply = Reply(TopicText)

export const PictureReply = Reply(OwnPicture)

export const PicturesReply = Reply(
  Closed({ pictures: Type.Array(OwnPicture), page: Type.Integer(), pages: Type.Integer() }),
)

export const OwnDocumentReply = Reply(OwnDocument)
