import { Calculator, CircleAlert, Clock, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dividend } from '#domain/dividend/dividend.ts'
import { monthlyContributions } from '#domain/dividend/dividend-year.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { BRAND_DEFAULT, brandTokens, isColour } from '#domain/site/brand.ts'
import { dividendRulesIn, loanRulesIn } from '#domain/site/rules-in-settings.ts'
import { type SettingValues, settingProblems } from '#domain/site/setting-check.ts'
import type { SettingGroupName } from '#domain/site/settings.ts'
import { useNow } from '../../../app/site.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'

interface PreviewProps {
  group: SettingGroupName
  values: SettingValues
}

/** What visitors see of a group, reckoned from what is being typed. */
export function GroupPreview({ group, values }: PreviewProps) {
  const Drawn = DRAWN[group]
  if (!Drawn) return null
  return (
    <aside aria-label="ตัวอย่าง" className="card overflow-hidden xl:sticky xl:top-24">
      <h2 className="border-b border-border bg-subtle px-4 py-2 text-small font-semibold">
        ตัวอย่างที่ผู้อ่านเห็น
      </h2>
      <div className="p-4">
        <Drawn values={values} group={group} />
      </div>
    </aside>
  )
}

const DRAWN: Partial<Record<SettingGroupName, (props: PreviewProps) => ReactNode>> = {
  identity: Identity,
  contact: Contact,
  loan: LoanSum,
  dividend: DividendSum,
}

function Identity({ values }: PreviewProps) {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3">
        <Logo size={40} own={values.logo_media ? `/media/${values.logo_media}` : ''} />
        <span className="min-w-0">
          <span className="block font-semibold">{values.coopNameTH}</span>
          <span className="block text-caption text-muted">{values.coopNameEN}</span>
        </span>
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-6 w-full">
        {swatches(values.brand_color).map((colour, at) => (
          <rect key={colour} x={at * 20} width="20" height="6" fill={colour} />
        ))}
      </svg>
      <p className="rounded-control bg-nav px-3 py-2 font-semibold text-on-nav">
        {values.coopShortNameTH}
      </p>
      <p className="text-small">
        <span className="block text-link">
          {values.title_prefix} | {values.coopNameTH}
        </span>
        <span className="text-muted">{values.www_description}</span>
      </p>
    </div>
  )
}

/** What the colour becomes, from the darkest to the palest. */
function swatches(colour: string | undefined): string[] {
  const { light } = brandTokens(colour && isColour(colour) ? colour : BRAND_DEFAULT)
  const names = ['nav-current', 'nav-hover', 'primary', 'text-link', 'primary-tint'] as const
  return [...new Set(names.map((name) => light[name] ?? ''))]
}

function Contact({ values }: PreviewProps) {
  return (
    <ul className="grid gap-3 text-small">
      <li className="flex gap-2">
        <Clock aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
        <span>
          เปิดทำการ {values.office_days}
          <br />
          เวลา {values.office_time}
        </span>
      </li>
      <li className="flex gap-2">
        <Phone aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
        <span>
          {[values.phone, values.fax && `โทรสาร ${values.fax}`, values.mobile]
            .filter(Boolean)
            .join(' · ') || 'ไม่มีหมายเลข'}
          <span className="block wrap-anywhere">{values.email}</span>
        </span>
      </li>
      <li className="flex gap-2">
        <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
        <span className="wrap-anywhere">
          {[values.facebook_url, values.line_url].filter(Boolean).join(' ') || 'ไม่มีช่องทางติดตาม'}
        </span>
      </li>
    </ul>
  )
}

const PRINCIPAL = satang(100_000_00)
const MONTHS = 60
const RATE_PPM = 57_500

function LoanSum({ values, group }: PreviewProps) {
  const today = bangkokDate(useNow())
  if (hasProblem(group, values)) return <Unreckoned />
  const rules = loanRulesIn(values)
  const loan = {
    principal: satang(Math.min(PRINCIPAL, rules.principalMax)),
    ratePpm: Math.min(RATE_PPM, rules.rateCapPpm),
    months: Math.min(MONTHS, rules.monthsMax),
    startsOn: today,
    method: 'equal-total' as const,
  }
  const { instalment, totalInterest, rows } = schedule(loan, rules)
  return (
    <Sum
      asked={`กู้ ${formatBaht(loan.principal)} บาท ${loan.months} งวด ${formatRate(loan.ratePpm)} ต่อปี`}
      lines={[
        ['ผ่อนงวดละ', instalment],
        ['ดอกเบี้ยงวดแรก', rows[0]?.interest ?? satang(0)],
        ['งวดสุดท้าย', rows.at(-1)?.total ?? satang(0)],
        ['ดอกเบี้ยรวม', totalInterest],
      ]}
    />
  )
}

function DividendSum({ values, group }: PreviewProps) {
  const year = Number(bangkokDate(useNow()).slice(0, 4))
  if (hasProblem(group, values)) return <Unreckoned />
  const rules = dividendRulesIn(values)
  const ratePpm = Number(values.dividend_rate_ppm || Math.min(50_000, rules.capPpm))
  const contributions = monthlyContributions(satang(1_000_00), year, rules)
  const opening = satang(Math.min(100_000_00, rules.amountMax))
  const { onOpening, onContributions, total } = dividend(
    { year, opening, contributions, ratePpm },
    rules,
  )
  return (
    <Sum
      asked={`หุ้นยกมา ${formatBaht(opening)} บาท ส่งเดือนละ 1,000.00 บาท ปันผล ${formatRate(ratePpm)}`}
      lines={[
        ['ปันผลจากหุ้นยกมา', onOpening],
        ['ปันผลจากหุ้นระหว่างปี', onContributions],
        ['รวมเงินปันผล', total],
      ]}
    />
  )
}

function hasProblem(group: SettingGroupName, values: SettingValues): boolean {
  return settingProblems(group, values, { highestLoanPpm: 0 }).length > 0
}

function Unreckoned() {
  return (
    <p className="flex gap-2 text-small text-muted">
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      ค่าที่พิมพ์ยังไม่ครบหรือไม่ถูกต้อง จึงยังคำนวณตัวอย่างไม่ได้
    </p>
  )
}

function Sum({ asked, lines }: { asked: string; lines: [label: string, amount: number][] }) {
  return (
    <>
      <p className="flex gap-2 text-small text-muted">
        <Calculator aria-hidden className="mt-1 size-5 shrink-0" />
        {asked}
      </p>
      <dl className="mt-3 grid gap-1">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-border py-1">
            <dt>{label}</dt>
            <dd className="figures font-semibold">{formatBaht(satang(amount))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
