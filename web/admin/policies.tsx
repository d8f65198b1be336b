import { type PolicySheet, policyProblems } from '#domain/site/pages.ts'
import { TextField } from './parts/fields.tsx'
import { PageHead } from './parts/page-head.tsx'
import { Tabs, useTab } from './parts/tabs.tsx'
import { Editor } from './rich/editor.tsx'
import { DayField } from './site/day-field.tsx'
import { SheetForm } from './site/sheet-form.tsx'

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
      <SheetForm<PolicySheet>
        key={page}
        path={`/api/admin/policies/${page}`}
        label="บันทึกนโยบาย"
        seenAt={`/cookie/${page}`}
        problemsOf={policyProblems}
      >
        {({ content, change, problem }) => (
          <>
            <TextField
              name="title"
              label="ชื่อหน้า"
              error={problem('title')}
              value={content.title}
              onChange={(title) => change({ ...content, title })}
            />
            <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
              <TextField
                name="version"
                label="ฉบับที่"
                hint="เช่น 2.0"
                error={problem('version')}
                value={content.version}
                onChange={(version) => change({ ...content, version })}
              />
              <DayField
                name="effective_on"
                label="มีผลตั้งแต่"
                hint="วันที่ เดือน พ.ศ."
                error={problem('effective_on')}
                value={content.effective_on}
                onChange={(effective_on) => change({ ...content, effective_on })}
              />
            </div>
            <Editor
              name="body"
              label="เนื้อหา"
              error={problem('body')}
              html={content.body}
              onHtml={(body) => change({ ...content, body })}
            />
          </>
        )}
      </SheetForm>
    </>
  )
}
