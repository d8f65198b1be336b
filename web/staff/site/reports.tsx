import { TriangleAlert } from 'lucide-react'
import { REPORT_KIND_WORDS, type ReportConfig, reportProblems } from '#domain/site/reports.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from './site/config-form.tsx'
import { DayField } from './site/day-field.tsx'
import { LinkField, useDeadLinks } from './site/links.tsx'
import { FieldRows } from './site/row-list.tsx'

type Report = ReportConfig['reports'][number]

const GUIDE = [
  'รายงานเรียงตามลำดับนี้ใต้หัวข้อ “รายงานของสหกรณ์” บนหน้าแรก แยกประจำปีและประจำเดือน',
  'ลงไฟล์ PDF ไว้ในข่าวหรือเอกสารก่อน แล้วเลือกลิงก์ของหน้านั้นที่นี่',
]

export function Component() {
  return (
    <>
      <PageHead title="รายงาน" guide={GUIDE} />
      <ConfigForm<ReportConfig>
        path="/api/admin/reports"
        label="บันทึกรายงาน"
        seenAt="/home#reports"
        problemsOf={reportProblems}
      >
        {({ content, change, problem }) => (
          <>
            <DeadLinks reports={content.reports} />
            <FieldRows
              name="reports"
              problem={problem}
              noun="รายงาน"
              rows={content.reports}
              nameOf={({ title }) => title}
              onChange={(reports) => change({ reports })}
              fresh={(): Report => ({ title: '', kind: 'annual', as_of: '', url: '' })}
            >
              {(field) => (
                <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                  <TextField {...field('title')} label="ชื่อรายงาน" />
                  <SelectField
                    {...field('kind')}
                    label="ชนิด"
                    choices={Object.entries(REPORT_KIND_WORDS) as [Report['kind'], string][]}
                  />
                  <DayField {...field('as_of')} label="ข้อมูล ณ วันที่" />
                  <LinkField {...field('url')} />
                </div>
              )}
            </FieldRows>
          </>
        )}
      </ConfigForm>
    </>
  )
}

function DeadLinks({ reports }: { reports: Report[] }) {
  const dead = useDeadLinks(reports.map(({ url }) => url))
  const wrong = reports.filter(({ url }) => dead.has(url))
  return (
    <div role="status">
      {wrong.length > 0 && (
        <Callout tone="amber" Icon={TriangleAlert} title="ลิงก์ไม่พบหน้าในเว็บไซต์">
          <ul className="list-disc ps-5">
            {wrong.map(({ title, url }) => (
              <li key={title + url}>
                {title} ({url})
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
