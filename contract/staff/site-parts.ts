// Categories, slides and documents, as staff keep them.

import { type Static, Type } from 'typebox'
import { Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { OwnPicture } from './topics.ts'

const Seen = SentNumber('ลำดับการแก้ไขที่เห็น', 0)
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
const changed = {
  changes: Type.Integer(),
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
}

const category = {
  name: Type.String({ minLength: 1, maxLength: 80, title: 'ชื่อหมวด' }),
  on_home: Type.Boolean({ title: 'แสดงในหน้าแรก' }),
  layout: { ...OneOf('news', 'forms'), title: 'รูปแบบ' },
}
export const NewCategory = Closed(category)
export type NewCategory = Static<typeof NewCategory>
export const SavedCategory = Closed({ seen: Seen, ...category })
export type SavedCategory = Static<typeof SavedCategory>
export const CategoriesReply = Reply(
  Closed({
    categories: Type.Array(
      Closed({
        category_id: Type.Integer(),
        name: Type.String(),
        on_home: Type.Boolean(),
        layout: OneOf('news', 'forms'),
        topics: Type.Integer({ description: 'in any state' }),
        ...changed,
      }),
    ),
  }),
)
export type StaffCategory = Static<typeof CategoriesReply>['data']['categories'][number]

const slide = {
  title: Type.String({ minLength: 1, maxLength: 80, title: 'หัวข้อ' }),
  text: Type.String({ maxLength: 160, title: 'ข้อความ' }),
  url: Type.String({ minLength: 1, maxLength: 500, title: 'ลิงก์' }),
  link_text: Type.String({ minLength: 1, maxLength: 40, title: 'ข้อความบนปุ่ม' }),
  picture_id: { ...Uuid, title: 'ภาพ' },
  shown: Type.Boolean({ title: 'แสดง' }),
}
export const NewSlide = Closed(slide)
export type NewSlide = Static<typeof NewSlide>
export const SavedSlide = Closed({ seen: Seen, ...slide })
export type SavedSlide = Static<typeof SavedSlide>
export const SlidesReply = Reply(
  Closed({
    slides: Type.Array(
      Closed({
        slide_id: Type.Integer(),
        title: Type.String(),
        text: Type.String(),
        url: Type.String(),
        link_text: Type.String(),
        shown: Type.Boolean(),
        picture: OwnPicture,
        ...changed,
      }),
    ),
  }),
)
export type StaffSlide = Static<typeof SlidesReply>['data']['slides'][number]

/** All of them, in their new order; whoever has not seen all of them is told. */
export const NewOrder = Closed({
  ids: Type.Array(SentNumber('ลำดับ', 1), {
    maxItems: 200,
    uniqueItems: true,
    title: 'ลำดับ',
  }),
})

export const Removal = Closed({ seen: Seen })

export const DocumentUpload = Closed({
  name: Type.String({ minLength: 1, maxLength: 150, title: 'ชื่อเอกสาร' }),
  open: Type.Optional(OneOf('yes')),
})
export const SavedDocument = Closed({
  seen: Seen,
  name: Type.String({ minLength: 1, maxLength: 150, title: 'ชื่อเอกสาร' }),
  is_open: Type.Boolean({ title: 'เปิดให้ดาวน์โหลดจากลิงก์' }),
})

const StaffDocument = Closed({
  document_id: Type.String(),
  name: Type.String(),
  is_open: Type.Boolean(),
  url: Type.String(),
  version: Type.Integer(),
  media_type: Type.String(),
  size: Type.Integer(),
  used: Type.Integer({ description: 'in how many topics' }),
  ...changed,
})
export type StaffDocument = Static<typeof StaffDocument>
export const DocumentsReply = Reply(
  Closed({
    documents: Type.Array(StaffDocument),
    page: Type.Integer(),
    pages: Type.Integer(),
    total: Type.Integer(),
  }),
)

export const DocumentDetailReply = Reply(
  Closed({
    document_id: Type.String(),
    name: Type.String(),
    is_open: Type.Boolean(),
    ...changed,
    files: Type.Array(
      Closed({
        file_id: Type.String(),
        version: Type.Integer(),
        media_type: Type.String(),
        size: Type.Integer(),
        added_by: Nullable(Type.String()),
        added_at: Instant,
      }),
    ),
    uses: Type.Array(
      Closed({
        kind: OneOf('topic', 'slide', 'report', 'menu'),
        id: Type.Integer(),
        title: Type.String(),
      }),
    ),
  }),
)
export type DocumentDetail = Static<typeof DocumentDetailReply>['data']

export const RestoreFile = Closed({ seen: Seen, file_id: Uuid })
