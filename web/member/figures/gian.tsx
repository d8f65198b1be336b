import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { GianFeed } from '#contract/member/gian.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { feedBeneficiary } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { Contact } from '../../ui/area/contact.tsx'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'
import { BeneficiaryCard } from './gian/beneficiary-card.tsx'
import { percentOf } from './gian/percent.ts'

const MILLION = 1_000_000

export function Component() {
  const feed = useFeed(feedBeneficiary, '/api/member/gian')
  return (
    <>
      <PageTitle title="ผู้รับโอนผลประโยชน์">
        <p className="text-muted">ผู้ที่จะได้รับหุ้น เงินฝาก และผลประโยชน์อื่น เมื่อท่านถึงแก่กรรม</p>
      </PageTitle>
      <Loaded from={feed}>
        {(gian) => (
          <>
            <Beneficiaries {...gian} />
            <HowToChange />
          </>
        )}
      </Loaded>
    </>
  )
}

function Beneficiaries({ beneficiaries, total_ppm, last_noted_on, as_of }: GianFeed) {
  if (beneficiaries.length === 0) {
    return (
      <Callout tone="amber" Icon={TriangleAlert} title="ยังไม่ได้ระบุผู้รับโอนผลประโยชน์">
        <p>
          <Contact>กรุณาติดต่อสหกรณ์ หรือพิมพ์แบบด้านล่างแล้วยื่นที่สำนักงาน</Contact>
        </p>
      </Callout>
    )
  }
  const isWhole = total_ppm === MILLION
  const Icon = isWhole ? CircleCheck : TriangleAlert
  return (
    <>
      <ol className="grid grid-cols-1 gap-4">
        {beneficiaries.map((beneficiary) => (
          <li key={beneficiary.seq}>
            <BeneficiaryCard {...beneficiary} />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-border bg-subtle p-4 sm:px-6">
        <p
          className={`flex items-center gap-2 text-h3 font-semibold ${isWhole ? 'text-green-fg' : 'text-amber-fg'}`}
        >
          <Icon aria-hidden className="size-6 shrink-0" />
          รวม {percentOf(total_ppm)}
        </p>
        <div>
          {last_noted_on && (
            <p className="text-small text-muted">หนังสือฉบับล่าสุด {longDate(last_noted_on)}</p>
          )}
          <AsOf day={as_of} />
        </div>
      </div>
    </>
  )
}

function HowToChange() {
  return (
    <Section title="ต้องการเปลี่ยนแปลง">
      <div className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
        <ol className="grid list-decimal gap-1 ps-6">
          <li>พิมพ์แบบขอเปลี่ยน ซึ่งกรอกข้อมูลปัจจุบันของท่านไว้ให้แล้ว</li>
          <li>ขีดฆ่ารายการที่ไม่ใช้ เขียนรายการใหม่ให้รวมได้ 100% แล้วลงชื่อพร้อมพยานสองคน</li>
          <li>ยื่นที่สำนักงานสหกรณ์พร้อมสำเนาบัตรประชาชน ข้อมูลในหน้านี้จะเปลี่ยนหลังสหกรณ์บันทึก</li>
        </ol>
        <PaperButton
          label="แบบขอเปลี่ยนผู้รับโอน (PDF)"
          path={address('/api/member/papers/gian/:format', { format: 'pdf' })}
        />
      </div>
    </Section>
  )
}
