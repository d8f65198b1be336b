import { useState } from 'react'
import { draftProblems, TERMS_KIND_WORDS, type TermsConfig } from '#domain/site/pages.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Editor } from '../content/rich/editor.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from './site/config-form.tsx'
import { DayField } from './site/day-field.tsx'
import { Announce } from './terms/announce.tsx'
import { Announced } from './terms/announced.tsx'

const KINDS = (['terms', 'privacy'] as const).map((value) => ({
  value,
  label: TERMS_KIND_WORDS[value],
}))

const GUIDE = [
  'ฉบับที่มีผลแล้วแก้ไขหรือลบไม่ได้ เพราะสมาชิกยอมรับถ้อยคำนั้นไว้ การแก้ทุกครั้งเป็นฉบับใหม่',
  'ฉบับที่ประกาศผิดถอนได้จนถึงวันก่อนวันมีผล แล้วแก้ร่างและประกาศใหม่',
  'ร่างเก็บไว้ได้นานเท่าที่ต้องการ สมาชิกไม่เห็นจนกว่าจะประกาศ',
  'เมื่อถึงวันที่มีผล สมาชิกทุกคนต้องอ่านและยอมรับฉบับใหม่ก่อนใช้ระบบ',
]

export function Component() {
  const kind = useTab(KINDS) as keyof typeof TERMS_KIND_WORDS
  const request = useQuery('/api/admin/terms')
  const [draftsBegun, setDraftsBegun] = useState(0)
  function changed() {
    request.again()
    setDraftsBegun((count) => count + 1)
  }
  return (
    <>
      <PageHead title="ข้อกำหนดการใช้ระบบ" guide={GUIDE} />
      <Tabs label="เอกสาร" tabs={KINDS} />
      <StaffLoaded from={request}>
        {({ versions, members }) => (
          <Announced
            versions={versions.filter((one) => one.kind === kind)}
            members={members}
            kind={kind}
            onWithdrawn={changed}
          />
        )}
      </StaffLoaded>
      <h2 className="mt-8 mb-3 text-h2">ร่างฉบับถัดไป</h2>
      {/* Announcing begins a new draft, so the form is asked for anew; never because the list has come, or what is typed or open would be lost. */}
      <ConfigForm<TermsConfig>
        key={`${kind} ${draftsBegun}`}
        path={address('/api/admin/terms/:kind/draft', { kind })}
        label="บันทึกร่าง"
        saidSaved="บันทึกร่างแล้ว สมาชิกยังไม่เห็นจนกว่าจะประกาศ"
        problemsOf={draftProblems}
        after={(sheet) => (
          <Announce
            kind={kind}
            sheet={sheet}
            announced={request.data?.versions.filter((one) => one.kind === kind) ?? []}
            members={request.data?.members ?? 0}
            onAnnounced={changed}
          />
        )}
      >
        {({ content, change, problem, field }) => (
          <>
            <div className="grid grid-cols-1 gap-4 md:grid-cols-[8rem_1fr]">
              <TextField {...field('version')} label="ฉบับที่" />
              <DayField {...field('effective_on')} label="มีผลตั้งแต่" />
            </div>
            <TextField {...field('title')} label="ชื่อเอกสาร" />
            <TextField
              name="changes"
              label="สิ่งที่เปลี่ยนจากฉบับก่อน"
              hint="บรรทัดละข้อ ไม่เกิน 5 ข้อ สมาชิกเห็นก่อนอ่านฉบับเต็ม"
              rows={4}
              error={problem('changes')}
              value={content.changes.join('\n')}
              onChange={(lines) => change({ ...content, changes: lines.split('\n') })}
            />
            <Editor {...field('body')} label="เนื้อหา" />
          </>
        )}
      </ConfigForm>
    </>
  )
}
