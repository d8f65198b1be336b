import { type PolicyConfig, policyProblems } from '#domain/site/pages.ts'
import { address } from '../../client/address.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Editor } from '../content/rich/editor.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from './site/config-form.tsx'
import { DayField } from './site/day-field.tsx'

const PAGES = [
  { value: 'cookies', label: 'นโยบายคุกกี้' },
  { value: 'policy', label: 'นโยบายความเป็นส่วนตัว' },
]

const GUIDE = ['ทั้งสองหน้าเปิดจากแถบคุกกี้ที่ผู้อ่านทุกคนเห็น', 'เมื่อแก้สาระสำคัญ ให้เปลี่ยนเลขฉบับและวันที่มีผลด้วย']

export function Component() {
  const page = useTab(PAGES)
  return (
    <>
      <PageHead title="หน้านโยบาย" guide={GUIDE} />
      <Tabs label="หน้านโยบาย" tabs={PAGES} />
      <ConfigForm<PolicyConfig>
        key={page}
        path={address('/api/admin/policies/:typecookie', { typecookie: page })}
        label="บันทึกนโยบาย"
        seenAt={`/cookie/${page}`}
        problemsOf={policyProblems}
      >
        {({ field }) => (
          <>
            <TextField {...field('title')} label="ชื่อหน้า" />
            <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
              <TextField {...field('version')} label="ฉบับที่" hint="เช่น 2.0" />
              <DayField {...field('effective_on')} label="มีผลตั้งแต่" hint="วันที่ เดือน พ.ศ." />
            </div>
            <Editor {...field('body')} label="เนื้อหา" />
          </>
        )}
      </ConfigForm>
    </>
  )
}
