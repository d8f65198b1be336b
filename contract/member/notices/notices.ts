// A member's inbox, and by which roads what else comes.

import { type Static, Type } from 'typebox'
import { ROADS } from '#domain/notice/road.ts'
import { TOPICS } from '#domain/notice/topic.ts'
import { Instant } from '../../shared/dates.ts'
import { Reply } from '../../shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../../shared/shapes.ts'

/** No number that is given out is larger. */
const NOTICE_MAX = 2_147_483_647

const Topic = OneOf(...TOPICS)
const Road = OneOf(...ROADS)

export const NoticesQuery = Closed({
  before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', title: 'หน้าถัดไป' })),
})
export type NoticesQuery = Static<typeof NoticesQuery>

export const NoticesReply = Reply(
  Closed({
    notices: Type.Array(
      Closed({
        notice_id: Type.Integer(),
        topic: Topic,
        text: Type.String(),
        at: Instant,
        is_read: Type.Boolean(),
      }),
    ),
    /** To be sent as `before` for what is older; null at the end. */
    next: Nullable(Type.Integer()),
  }),
)
export type Notices = Static<typeof NoticesReply>['data']

export const UnreadReply = Reply(Closed({ unread: Type.Integer({ minimum: 0 }) }))

export const NoticesRead = Closed({
  /** The newest of those that were before the reader. */
  up_to: Type.Integer({ minimum: 1, maximum: NOTICE_MAX, title: 'ข้อความล่าสุดที่อ่าน' }),
})
export type NoticesRead = Static<typeof NoticesRead>

export const NoticeChoicesReply = Reply(
  Closed({
    roads: Type.Array(
      Closed({
        road: Road,
        /** As much of the address as its owner needs to know it again; null where there is none. */
        address: Nullable(Type.String()),
        /** Since when its server takes nothing for this address; other roads are taken meanwhile. */
        failing_since: Nullable(Instant),
      }),
    ),
    topics: Type.Array(
      Closed({
        topic: Topic,
        /** In the order of the roads. */
        roads: Type.Array(Closed({ road: Road, is_on: Type.Boolean(), is_fixed: Type.Boolean() })),
      }),
    ),
    /** The matter itself may stand in a message. */
    detail: Type.Boolean(),
  }),
)
export type NoticeChoices = Static<typeof NoticeChoicesReply>['data']

export const NoticeChoice = Closed({
  topic: { ...Topic, title: 'เรื่อง' },
  road: { ...Road, title: 'ช่องทาง' },
  on: Type.Boolean({ title: 'รับหรือไม่รับ' }),
})
export type NoticeChoice = Static<typeof NoticeChoice>

export const NoticeDetail = Closed({ on: Type.Boolean({ title: 'แสดงรายละเอียดในข้อความ' }) })
export type NoticeDetail = Static<typeof NoticeDetail>

/** As the browser's PushSubscription has it. */
export const PushSubscribe = Closed({
  endpoint: Type.String({ minLength: 10, maxLength: 1000, title: 'ที่อยู่ของบริการแจ้งเตือน' }),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$', title: 'กุญแจของเครื่อง' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$', title: 'รหัสของเครื่อง' }),
})
export type PushSubscribe = Static<typeof PushSubscribe>

export const PushRemoval = Closed({
  subscription_id: Type.Integer({ minimum: 1, maximum: NOTICE_MAX, title: 'เครื่อง' }),
})
export type PushRemoval = Static<typeof PushRemoval>

export const PushReply = Reply(
  Closed({
    /** What a browser subscribes with; null where the site sends none. */
    public_key: Nullable(Type.String()),
    devices: Type.Array(
      Closed({ subscription_id: Type.Integer(), device: Type.String(), at: Instant }),
    ),
  }),
)
export type PushDevices = Static<typeof PushReply>['data']
