import { type Static, Type } from 'typebox'
import { BODY_TYPES, MAIL_SECURITIES, SMS_METHODS } from '#domain/site/sender-config.ts'
import { Instant } from '../shared/dates.ts'
import { SentNumber } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

export const SmsConfig = Closed({
  method: OneOf(...SMS_METHODS),
  url: Type.String({ maxLength: 500, title: 'ที่อยู่' }),
  headers: Type.String({ maxLength: 2000, title: 'หัวคำขอ' }),
  body_type: OneOf(...BODY_TYPES),
  body: Type.String({ maxLength: 2000, title: 'เนื้อหา' }),
  sender: Type.String({ maxLength: 20, title: 'ชื่อผู้ส่ง' }),
  ok_status: Type.String({ maxLength: 40, title: 'รหัสตอบรับ' }),
  ok_text: Type.String({ maxLength: 100, title: 'ข้อความในคำตอบ' }),
})

export const MailConfig = Closed({
  host: Type.String({ maxLength: 250, title: 'เครื่องส่งอีเมล' }),
  port: SentNumber('พอร์ต'),
  security: OneOf(...MAIL_SECURITIES),
  user: Type.String({ maxLength: 200, title: 'ชื่อผู้ใช้' }),
  from: Type.String({ maxLength: 200, title: 'อีเมลผู้ส่ง' }),
})

const Seen = SentNumber('ลำดับการแก้ไขที่เห็น')
const Secret = Type.String({ maxLength: 500, title: 'รหัสลับ' })

/** Empty secrets stay as they are. `seen` is how often it was changed when it was read. */
export const SmsSave = Closed({
  seen: Seen,
  config: SmsConfig,
  key: Secret,
  secret: Secret,
})
export const MailSave = Closed({ seen: Seen, config: MailConfig, password: Secret })
export type SmsSave = Static<typeof SmsSave>
export type MailSave = Static<typeof MailSave>

const STATE = {
  /** The environment wins over what is set here. */
  set_by: OneOf('environment', 'office', 'nobody'),
  has_secret: Type.Boolean(),
  changes: Type.Integer(),
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
  proved_at: Nullable(Instant),
}

export const SendersReply = Type.Object({
  rc_code: Type.Literal('1'),
  /** Said where it is not saved yet, but waits for a second person. */
  rc_des: Type.Optional(Type.String()),
  data: Closed({
    sms: Closed({ ...STATE, config: Nullable(SmsConfig) }),
    email: Closed({ ...STATE, config: Nullable(MailConfig) }),
  }),
})
export type Senders = Static<typeof SendersReply>['data']
