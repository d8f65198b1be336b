import { type Static, Type } from 'typebox'
import { Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import {
  CORRECTION_FILES_MAX,
  CORRECTION_WORDS_MAX,
  CORRECTIONS,
  type CorrectionOf,
} from '#domain/person/correction.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const Percent = Type.Number({ minimum: 0, maximum: 100 })
const Pixels = Type.Integer({ minimum: 0, maximum: 100_000 })

/** REQ-517; the picture as a data address. */
export const PhotoUpload = Closed({
  image: Type.String({ minLength: 1, maxLength: 2_900_000, title: 'รูปถ่าย' }),
  name: Type.String({ maxLength: 255, title: 'ชื่อไฟล์' }),
  croppedArea: Type.Object(
    { x: Percent, y: Percent, width: Percent, height: Percent },
    { additionalProperties: false, title: 'ส่วนของรูป' },
  ),
  croppedAreaPixels: Type.Object(
    { x: Pixels, y: Pixels, width: Pixels, height: Pixels },
    { additionalProperties: false, title: 'ส่วนของรูป' },
  ),
})
export type PhotoUpload = Static<typeof PhotoUpload>

/** As a data address, so that one call with a bearer token is all it takes; null where there is none. */
export const PhotoReply = Reply(
  Closed({
    photo: Nullable(Type.String()),
    consent: Type.String(),
    /** How an officer found it; null where there is none. Of one that was refused only this is left to see. */
    review: Nullable(
      Closed({ state: OneOf('waiting', 'approved', 'refused'), why: Type.String() }),
    ),
  }),
)
export type Photo = Static<typeof PhotoReply>['data']

export const UploadQuery = Closed({
  name: Type.String({ minLength: 1, maxLength: 255, title: 'ชื่อไฟล์' }),
})

export const UploadReply = Reply(Closed({ file_id: Type.String(), name: Type.String() }))
export type UploadReply = Static<typeof UploadReply>

const What = OneOf(...(Object.keys(CORRECTIONS) as CorrectionOf[]))

export const Correction = Closed({
  what: { ...What, title: 'เรื่องที่ขอแก้ไข' },
  text: Type.String({ minLength: 1, maxLength: CORRECTION_WORDS_MAX, title: 'รายละเอียด' }),
  files: Type.Array(Type.String({ format: 'uuid' }), {
    maxItems: CORRECTION_FILES_MAX,
    uniqueItems: true,
    title: 'ไฟล์ประกอบ',
  }),
})
export type Correction = Static<typeof Correction>

export const CorrectionsReply = Reply(
  Closed({
    requests: Type.Array(
      Closed({
        request_id: Type.Integer(),
        what: What,
        text: Type.String(),
        state: OneOf('waiting', 'done', 'refused'),
        asked_at: Instant,
        answer: Nullable(Type.String()),
        answered_at: Nullable(Instant),
        files: Type.Array(Type.String()),
      }),
    ),
  }),
)
export type Corrections = Static<typeof CorrectionsReply>['data']
