// The living palette: what the site is painted with, as it stands in the style sheet, with the contrast
// that each pair has. For whoever changes a colour, and for whoever wants to check.

import { Circle, CircleCheck, Clock, Info } from 'lucide-react'
import { useMeta } from '../app/page-meta.tsx'
import { Badge } from '../ui/data/badge.tsx'
import css from '../ui/styles/tokens.css?raw'
import { contrast, PAIRS, type Tokens, tokensIn } from './colors/contrast.ts'

const LIGHT = tokensIn(css.slice(0, css.indexOf('@custom-variant')))
const DARK = { ...LIGHT, ...tokensIn(css.slice(css.indexOf('@custom-variant'))) }

const SIZES = [
  ['text-h1 font-semibold', 'หัวเรื่องของหน้า', 'h1'],
  ['text-h2 font-semibold', 'หัวข้อ', 'h2'],
  ['text-h3 font-semibold', 'หัวข้อย่อย', 'h3'],
  ['text-body-lg', 'เนื้อความบทความ', 'body-lg'],
  ['text-body', 'เนื้อความทั่วไป', 'body'],
  ['text-label font-semibold', 'ป้ายกำกับและปุ่ม', 'label'],
  ['text-small', 'คำอธิบายและวันที่', 'small'],
  ['text-caption', 'ตัวเล็กที่สุดที่ใช้ได้', 'caption'],
] as const

export function Component() {
  useMeta({
    title: 'สีและตัวอักษร',
    description: 'สี ตัวอักษร และส่วนประกอบทั้งหมดของเว็บไซต์ พร้อมค่าความต่างของสีที่วัดได้',
    hidden: true,
  })
  return (
    <div className="page-width py-8">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        สีและตัวอักษร
      </h1>
      <p className="mt-2 max-w-prose text-muted">
        ทุกสีบนเว็บไซต์มาจากตารางนี้ ตัวเลขคือค่าความต่างของสีตัวอักษรกับพื้นตาม WCAG ข้อความต้องไม่ต่ำกว่า 4.5
        เส้นขอบและกราฟต้องไม่ต่ำกว่า 3
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Palette theme="light" title="พื้นสว่าง" tokens={LIGHT} />
        <Palette theme="dark" title="พื้นมืด" tokens={DARK} />
      </div>
      <section aria-labelledby="type" className="mt-12">
        <h2 id="type" className="text-h2">
          ตัวอักษร
        </h2>
        <dl className="mt-4 grid gap-3">
          {SIZES.map(([look, words, name]) => (
            <div
              key={name}
              className="grid gap-x-6 border-b border-border pb-3 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="text-small text-muted">{name}</dt>
              <dd className={look}>{words} กุ๊กไก่ ปี่ชวา น้ำใจ ฎีกา ๑๒๓ 1,234.50</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

interface PaletteProps {
  theme: 'light' | 'dark'
  title: string
  tokens: Tokens
}

function Palette({ theme, title, tokens }: PaletteProps) {
  return (
    <section
      aria-labelledby={`palette-${theme}`}
      data-theme={theme}
      className="themed @container min-w-0 rounded-card border border-border bg-bg p-4 text-text sm:p-6"
    >
      <h2 id={`palette-${theme}`} className="text-h2">
        {title}
      </h2>
      <Parts />
      <h3 className="mt-6 text-h3">สีทั้งหมด</h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3">
        {Object.entries(tokens).map(([name, hex]) => (
          <li key={name} className="min-w-0">
            <svg aria-hidden="true" className="h-12 w-full rounded-control border border-border">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <span className="block text-caption wrap-anywhere">{name}</span>
            <span className="figures block text-caption text-muted">{hex}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-h3">ความต่างของคู่สี</h3>
      <table className="mt-2 w-full text-small @max-[17rem]:block @max-[17rem]:[&_:is(thead,tbody)]:block @max-[17rem]:[&_tr]:flex @max-[17rem]:[&_tr]:flex-wrap @max-[17rem]:[&_tr]:justify-between">
        <thead className="text-start text-muted">
          <tr>
            <th className="py-1 text-start font-normal">สีบนพื้น</th>
            <th className="py-1 text-end font-normal">วัดได้</th>
            <th className="py-1 ps-3 text-end font-normal">อย่างน้อย</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.flatMap(([foreground, on, least]) =>
            on.map((ground) => (
              <tr key={`${foreground} ${ground}`} className="border-t border-border">
                <th
                  scope="row"
                  className="py-1 text-start font-normal wrap-anywhere @max-[17rem]:w-full"
                >
                  {foreground} <span className="text-muted">บน {ground}</span>
                </th>
                <td className="figures py-1 text-end">
                  {contrast(tokens, foreground, ground).toFixed(2)}
                </td>
                <td className="figures py-1 ps-3 text-end text-muted">{least}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

/** The parts people meet most, as they look in this theme. */
function Parts() {
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap gap-3">
        <span className="button button-primary">ปุ่มหลัก</span>
        <span className="button button-secondary">ปุ่มรอง</span>
        <span className="link inline-flex min-h-12 items-center">ลิงก์</span>
      </div>
      <div className="flex flex-wrap gap-2 text-small">
        <Badge tone="green" icon={CircleCheck} words="เสร็จสิ้น" />
        <Badge tone="amber" icon={Clock} words="กำลังดำเนินการ" />
        <Badge tone="blue" icon={Info} words="รับเรื่องแล้ว" />
        <Badge tone="gray" icon={Circle} words="ยังไม่เริ่ม" />
      </div>
      <p className="rounded-card bg-tint p-4 text-on-tint">พื้นสีอ่อนสำหรับเรื่องที่อยากให้เห็น</p>
      <p className="rounded-card bg-nav p-4 text-on-nav">แถบสีเขียวของเว็บไซต์</p>
    </div>
  )
}
