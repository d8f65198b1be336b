// Employer units in the back office: the board of a month, one unit, and what officers do about them.

import { type Static, Type } from 'typebox'
import { Amount } from '../member/figures.ts'
import { Day, DayQuery, Instant, Month, MonthQueryField } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { UnitNo } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { RefundStates } from '../unit/result.ts'
import { Reason } from './parts.ts'

const PeriodAsked = MonthQueryField('งวดเดือน')
const Confirm = Type.String({ maxLength: 40, title: 'คำยืนยัน' })
const Line = (title: string, maxLength: number) => Type.String({ maxLength, title })

const BoardRow = Closed({
  unit_no: UnitNo,
  name: Type.String(),
  period: Month,
  members: Type.Integer(),
  billed: Amount,
  /** What the unit sent; null while it has sent nothing. */
  reported: Nullable(Amount),
  /** What counts: posted by the core system, before that sent by the unit. */
  deducted: Nullable(Amount),
  /** Sent less posted; null while one of them is missing. */
  difference: Nullable(Amount),
  /** Of how many people another amount was posted than sent. */
  posted_otherwise: Type.Integer(),
  misposted: Type.Boolean(),
  /** Deducted and not billed. */
  refunds: Amount,
  transfer_amount: Nullable(Amount),
  /** The unit has sent a picture or a PDF of its transfer. */
  has_slip: Type.Boolean(),
  /** What came through a bank by the unit's code; left out while nothing has. */
  received: Type.Optional(Amount),
  /** What the core system posted. */
  posted: Amount,
  due_on: Day,
  paid_on: Nullable(Day),
  step: OneOf('billed', 'downloaded', 'sent', 'settled'),
  late: Type.Boolean(),
  differs: Type.Boolean(),
  /** Closed by an officer, and not only posted by the core system. */
  closed: Type.Boolean(),
  sent_at: Nullable(Instant),
  reminded_at: Nullable(Instant),
  /** A reminder goes out by mail as well. */
  has_email: Type.Boolean(),
})
export type UnitBoardRow = Static<typeof BoardRow>

export const UnitBoardQuery = Closed({
  period: Type.Optional(PeriodAsked),
  show: Type.Optional(OneOf('all', 'waiting', 'late', 'sent', 'settled', 'differs', 'misposted')),
  q: Type.Optional(Line('คำค้น', 60)),
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', title: 'หน้า' })),
})
export type UnitBoardQuery = Static<typeof UnitBoardQuery>

const Closable = Closed({
  unit_no: Type.String(),
  name: Type.String(),
  amount: Amount,
  has_slip: Type.Boolean(),
})

const Sums = Closed({
  units: Type.Integer(),
  members: Type.Integer(),
  billed: Amount,
  /** Posted where it was, sent where it was not yet. */
  deducted: Amount,
  transferred: Amount,
})

/** The cooperative's letter of the month; not issued while nobody has written it. */
const Notice = Closed({
  letter_no: Type.String(),
  dated_on: Nullable(Day),
  signer: Type.String(),
  signer_position: Type.String(),
  changed_by: Nullable(Type.String()),
  changed_at: Nullable(Instant),
})
export type Notice = Static<typeof Notice>

export const NoticeQuery = Closed({
  period: PeriodAsked,
  /** Of several files the first is 1. */
  part: Type.String({ pattern: '^[1-9][0-9]?$', title: 'ชุดที่' }),
})
export type NoticeQuery = Static<typeof NoticeQuery>

export const NoticeWords = Closed({
  period: PeriodAsked,
  letter_no: Line('เลขที่หนังสือ', 60),
  dated_on: DayQuery('วันที่หนังสือ'),
  signer: Line('ผู้ลงนาม', 120),
  signer_position: Line('ตำแหน่งผู้ลงนาม', 200),
})
export type NoticeWords = Static<typeof NoticeWords>

export const UnitReportFormat = Type.Object({ format: OneOf('xlsx', 'csv') })
export const UnitReportQuery = Closed({ period: PeriodAsked })
export type UnitReportQuery = Static<typeof UnitReportQuery>

export const UnitBoardReply = Reply(
  Closed({
    months: Type.Array(Month),
    period: Month,
    due_on: Nullable(Day),
    counts: Closed({
      all: Type.Integer(),
      waiting: Type.Integer(),
      late: Type.Integer(),
      sent: Type.Integer(),
      settled: Type.Integer(),
      differs: Type.Integer(),
      misposted: Type.Integer(),
    }),
    /** Of the whole month. */
    totals: Sums,
    /** Could be closed together: sent, and the money the unit tells of is what was reported. */
    closable: Type.Array(Closable),
    /** How many mails a reminder to all that wait would send. */
    mails: Type.Integer(),
    notice: Notice,
    receipts_held: Nullable(Closed({ by: Type.String(), at: Instant })),
    rows: Type.Array(BoardRow),
    found: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
  }),
)
export type UnitBoard = Static<typeof UnitBoardReply>['data']

const User = Closed({
  login: Type.String(),
  name: Type.String(),
  position: Type.String(),
  phone: Type.String(),
  created_at: Instant,
  disabled_at: Nullable(Instant),
  /** Has set a password of their own. */
  has_password: Type.Boolean(),
  last_seen: Nullable(Instant),
})
export type UnitUser = Static<typeof User>

export const UnitParams = Type.Object({
  unitNo: Type.String({ pattern: '^[0-9]{8}$', title: 'รหัสหน่วยงาน' }),
})
export const UnitUserParams = Type.Object({
  ...UnitParams.properties,
  login: Type.String({ pattern: '^[0-9]{8}(\\.[a-z][a-z0-9]{1,19})?$', title: 'ชื่อผู้ใช้' }),
})

export const RefundParams = Type.Object({
  ...UnitParams.properties,
  refundId: Type.String({ pattern: '^[1-9][0-9]{0,14}$', title: 'รายการเงินรอคืน' }),
})

export const RefundChange = Closed({
  period: PeriodAsked,
  state: { ...RefundStates, title: 'สถานะเงินรอคืน' },
})
export type RefundChange = Static<typeof RefundChange>

export const RefundIdentity = Closed({ period: PeriodAsked, reason: Reason })

export const UnitDetailQuery = Closed({ period: Type.Optional(PeriodAsked) })
export type UnitDetailQuery = Static<typeof UnitDetailQuery>

export const UnitDetailReply = Reply(
  Closed({
    unit_no: UnitNo,
    name: Type.String(),
    payroll: OneOf('civil', 'pension', 'private'),
    address: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    contact: Closed({
      name: Type.String(),
      phone: Type.String(),
      email: Type.String(),
      changed_at: Nullable(Instant),
      changed_by: Nullable(Type.String()),
    }),
    users: Type.Array(User),
    months: Type.Array(BoardRow),
    /** What was done about the month asked for, newest first. */
    period: Nullable(Month),
    events: Type.Array(
      Closed({ kind: Type.String(), what: Type.String(), by: Type.String(), at: Instant }),
    ),
    reminders: Type.Array(
      Closed({ words: Type.String(), by: Type.String(), at: Instant, mailed: Type.Boolean() }),
    ),
  }),
)
export type UnitDetail = Static<typeof UnitDetailReply>['data']

export const NewUnitUser = Closed({
  /** After the dot; empty for the unit's first, whose login is the unit's number. */
  word: Type.String({ pattern: '^([a-z][a-z0-9]{1,19})?$', title: 'คำต่อท้ายชื่อผู้ใช้' }),
  name: Type.String({ minLength: 1, maxLength: 120, title: 'ชื่อ-สกุล' }),
  position: Line('ตำแหน่ง', 120),
  phone: Line('โทรศัพท์', 40),
})
export type NewUnitUser = Static<typeof NewUnitUser>

export const UnitUserChange = Closed({ disabled: Type.Boolean({ title: 'ระงับการใช้งาน' }) })

export const UnitContact = Closed({
  name: Line('ชื่อผู้ประสานงาน', 120),
  phone: Line('โทรศัพท์', 40),
  email: Type.String({
    maxLength: 120,
    pattern: '^([A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}\\.){1,4}[A-Za-z]{2,24})?$',
    title: 'อีเมล',
  }),
})

/** The unit's own figure proves nothing: the officer has seen the money on the cooperative's account, and says so. */
const MoneySeen = Type.Unsafe<true>(
  Type.Boolean({ const: true, title: 'การยืนยันว่าเห็นเงินเข้าบัญชีแล้ว' }),
)

/** The officer types the unit's number. */
export const MonthClosing = Closed({ period: PeriodAsked, confirm: Confirm, money_seen: MoneySeen })
export type MonthClosing = Static<typeof MonthClosing>

/** The month is typed; of these units, and no other, the money has been seen. */
export const MonthsClosing = Closed({
  period: PeriodAsked,
  confirm: Confirm,
  money_seen: Type.Array(UnitParams.properties.unitNo, {
    minItems: 1,
    maxItems: 10_000,
    uniqueItems: true,
    title: 'หน่วยงานที่เห็นเงินเข้าบัญชีแล้ว',
  }),
})
export type MonthsClosing = Static<typeof MonthsClosing>

export const MonthReopening = Closed({
  period: PeriodAsked,
  confirm: Confirm,
  reason: Type.String({ minLength: 5, maxLength: 200, title: 'เหตุผล' }),
})
export type MonthReopening = Static<typeof MonthReopening>

export const UnitReminding = Closed({
  period: PeriodAsked,
  words: Type.String({ minLength: 1, maxLength: 500, title: 'ข้อความ' }),
})
export type UnitReminding = Static<typeof UnitReminding>

export const ReceiptRelease = Closed({
  period: PeriodAsked,
  released: Type.Boolean({ title: 'เผยแพร่ใบเสร็จ' }),
})

/** Shown once, and to be handed over on paper or by phone. */
export const UnitCodeReply = Reply(
  Closed({ login: Type.String(), code: Type.String(), expires_at: Instant }),
)
export type UnitCode = Static<typeof UnitCodeReply>['data']
