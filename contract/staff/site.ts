// What the back office sends and gets of each sheet of the site. What the words may be is the domain's to say
// (domain/site/); here is only their shape.

import { Type } from 'typebox'
import type { Satang } from '#domain/money/money.ts'
import { GUIDE_PICTURES } from '#domain/site/guidelines.ts'
import { DayTyped, InstantTyped } from '../shared/dates.ts'
import { SentNumber, Amount as WireAmount } from '../shared/numbers.ts'
import { Closed, Nullable } from '../shared/shapes.ts'

const STRICT = { additionalProperties: false }
const Words = (title: string, maxLength = 2000) => Type.String({ maxLength, title })
const Url = Words('ลิงก์', 600)
const DayWritten = DayTyped('วันที่')
const Count = SentNumber('จำนวน')
const Amount = Type.Unsafe<Satang>({ ...WireAmount, title: 'จำนวนเงิน' })
const Html = Type.String({ maxLength: 120_000, title: 'เนื้อหา' })
const NullableCount = Nullable(Count)

/** One of these; said as an enum, so that a refusal can name the field. */
const Is = <const T extends string>(values: readonly T[], title: string) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], title }))

export const MenuConfig = Closed({
  items: Type.Array(
    Closed({
      manu_name: Words('ชื่อเมนู', 200),
      manu_name_eng: Words('ชื่อภาษาอังกฤษ', 200),
      url: Url,
      icon: Type.String({ pattern: '^[a-z0-9-]{0,40}$', title: 'ไอคอน' }),
      is_parent: Is(['0', '1'], 'ชนิดเมนู'),
      status: Type.Union([Type.Literal(0), Type.Literal(1)], { title: 'การแสดง' }),
      used_in: Is(['main', 'bar', 'phone'], 'ใช้ที่'),
      subs: Type.Array(Closed({ description: Words('ชื่อเมนูย่อย', 300), url: Url }), {
        maxItems: 100,
      }),
    }),
    { maxItems: 100, title: 'รายการเมนู' },
  ),
})

export const MarqueeConfig = Closed({
  show: Type.Boolean({ title: 'การแสดง' }),
  notes: Type.Array(Closed({ text: Words('ข้อความวิ่ง', 4000), until: DayTyped('วันสุดท้ายที่แสดง') }), {
    maxItems: 100,
  }),
})

export const RateConfig = Closed({
  products: Type.Array(
    Closed({
      kind: Is(['deposit', 'loan'], 'หมวด'),
      name: Words('ชื่อประเภท', 300),
      was: Words('ชื่อเดิม', 300),
      months_max: SentNumber('จำนวนงวดสูงสุด'),
      amount_max: Type.Unsafe<number>({ ...WireAmount, title: 'วงเงินสูงสุด' }),
      steps: Type.Array(
        Closed({
          effective_on: DayWritten,
          rate_ppm: Type.Integer({ minimum: 0, maximum: 10_000_000, title: 'อัตราดอกเบี้ย' }),
          note: Words('หมายเหตุ', 600),
        }),
        { maxItems: 200 },
      ),
    }),
    { maxItems: 100, title: 'ประเภท' },
  ),
})

export const ReportConfig = Closed({
  reports: Type.Array(
    Closed({
      title: Words('ชื่อรายงาน', 500),
      kind: Is(['annual', 'monthly'], 'ชนิดรายงาน'),
      as_of: DayWritten,
      url: Url,
    }),
    { maxItems: 200, title: 'รายงาน' },
  ),
})

export const StatisticConfig = Closed({
  years: Type.Array(
    Closed({
      year_end: DayWritten,
      members: Count,
      share_capital: Amount,
      deposits: Amount,
      loans: Amount,
      assets: Amount,
    }),
    { maxItems: 100, title: 'ปี' },
  ),
})

export const PolicyConfig = Closed({
  title: Words('ชื่อหน้า', 500),
  version: Words('ฉบับที่', 60),
  effective_on: DayWritten,
  body: Html,
})

export const TermsConfig = Closed({
  version: Words('ฉบับที่', 60),
  title: Words('ชื่อเอกสาร', 500),
  effective_on: DayWritten,
  changes: Type.Array(Words('สิ่งที่เปลี่ยน', 1000), { maxItems: 20 }),
  body: Html,
})

export const GuidelineConfig = Closed({
  steps: Type.Array(
    Closed({
      title: Words('ชื่อขั้นตอน', 500),
      body_html: Html,
      picture: Nullable(Is(GUIDE_PICTURES, 'ภาพประกอบ')),
    }),
    { maxItems: 99, title: 'ขั้นตอน' },
  ),
})

/** Which names and values a group may have is in domain/site/settings.ts. */
export const SettingsConfig = Type.Record(
  Type.String({ pattern: '^[A-Za-z_]{1,40}$' }),
  Words('ค่า', 2000),
  STRICT,
)

const TimeWritten = InstantTyped('วันและเวลา')

export const ElectionConfig = Closed({
  title: Words('ชื่อการเลือกตั้ง', 500),
  summary: Words('คำอธิบาย', 3000),
  opens_at: TimeWritten,
  closes_at: TimeWritten,
  published_at: TimeWritten,
  rules: Type.Array(Words('ขั้นตอนการลงคะแนน', 1000), { maxItems: 50 }),
  steps: Type.Array(
    Closed({ name: Words('ชื่อขั้นตอน', 500), starts_on: DayWritten, ends_on: DayWritten }),
    { maxItems: 50 },
  ),
  positions: Type.Array(
    Closed({
      seq: NullableCount,
      name: Words('ชื่อตำแหน่ง', 500),
      seats: Count,
      candidates: Type.Array(
        Closed({
          number: Count,
          name: Words('ชื่อผู้สมัคร', 400),
          unit: Words('หน่วยงาน', 500),
          statement: Words('ถ้อยแถลง', 3000),
          picture_id: Nullable(Type.String({ format: 'uuid' })),
        }),
        { maxItems: 200 },
      ),
    }),
    { maxItems: 50 },
  ),
  places: Type.Array(
    Closed({
      seq: NullableCount,
      unit: Words('หน่วยงาน', 500),
      place: Words('สถานที่', 600),
      booths: Count,
    }),
    { maxItems: 500 },
  ),
})
