import { type Static, Type } from 'typebox'
import {
  BODY_MAX,
  CONTACT_MAX,
  DEMAND_FILES_MAX,
  DEMAND_KINDS,
  DEMAND_STATUSES,
  NAME_MAX,
  SUBJECT_MAX,
} from '#domain/content/demand.ts'
import { Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

const Kind = Type.Enum(DEMAND_KINDS, { title: 'ประเภทเรื่อง' })
const Recaptcha = Type.String({ maxLength: 4000, title: 'การตรวจสอบบุคคลจริง' })
export const DemandStatusName = Type.Enum(DEMAND_STATUSES, { title: 'สถานะ' })

export const NewDemand = Closed({
  kind: Kind,
  subject: Type.String({ maxLength: SUBJECT_MAX, title: 'หัวข้อ' }),
  body: Type.String({ maxLength: BODY_MAX, title: 'รายละเอียด' }),
  anonymous: Type.Boolean({ title: 'การเปิดเผยชื่อ' }),
  name: Type.String({ maxLength: NAME_MAX, title: 'ชื่อผู้ส่ง' }),
  contact: Type.String({ maxLength: CONTACT_MAX, title: 'ช่องทางติดต่อกลับ' }),
  /** Of pictures and papers that were sent before; none where a page does not know of them yet. */
  files: Type.Optional(
    Type.Array(Type.String({ format: 'uuid' }), {
      maxItems: DEMAND_FILES_MAX,
      uniqueItems: true,
      title: 'ไฟล์แนบ',
    }),
  ),
  recaptcha: Recaptcha,
})
export type NewDemand = Static<typeof NewDemand>

/** In the address, because the body is the file itself. */
export const DemandFileQuery = Closed({
  name: Type.String({ minLength: 1, maxLength: 255, title: 'ชื่อไฟล์' }),
  recaptcha: Recaptcha,
})

export const DemandFile = Type.Object({ file_id: Type.String(), name: Type.String() })
export const DemandFileReply = Reply(DemandFile)

export const SentDemandReply = Reply(Type.Object({ tracking_code: Type.String() }))

const Answer = Nullable(
  Type.Object({
    body: Type.String(),
    answered_by: Type.String(),
    answered_at: Instant,
    days: Type.Integer({ description: 'from sending to answering, a day begun counting as one' }),
  }),
)
export type DemandAnswer = NonNullable<Static<typeof Answer>>

const Steps = Type.Array(Type.Object({ status: DemandStatusName, at: Instant }))
export type DemandSteps = Static<typeof Steps>

export const DemandList = Type.Object({
  demands: Type.Array(
    Type.Object({
      topic_id: Type.Integer(),
      kind: Kind,
      subject: Type.String(),
      excerpt: Type.String(),
      sent_at: Instant,
      status: DemandStatusName,
      votes: Type.Integer(),
    }),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  answer_time: Nullable(Type.Object({ median_days: Type.Integer(), answered: Type.Integer() })),
})
export type DemandList = Static<typeof DemandList>
export const DemandListReply = Reply(DemandList)

export const ShownDemand = Type.Object({
  topic_id: Type.Integer(),
  kind: Kind,
  subject: Type.String(),
  body: Type.String(),
  description: Type.String(),
  sent_at: Instant,
  status: DemandStatusName,
  steps: Steps,
  answer: Answer,
  votes: Type.Integer(),
})
export type ShownDemand = Static<typeof ShownDemand>
export const ShownDemandReply = Reply(ShownDemand)

export const TrackedDemand = Type.Object({
  kind: Kind,
  status: DemandStatusName,
  steps: Steps,
  answer: Answer,
  topic_id: Type.Union([Type.Integer(), Type.Null()], { description: 'once it is published' }),
})
export type TrackedDemand = Static<typeof TrackedDemand>
export const TrackedDemandReply = Reply(TrackedDemand)

export const Vote = Closed({ recaptcha: Recaptcha })
export const VoteReply = Reply(Type.Object({ votes: Type.Integer(), is_new: Type.Boolean() }))
