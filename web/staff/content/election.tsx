import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { buddhistYear, commonYear } from '#domain/calendar/thai-date.ts'
import { useNow } from '../../app/site.tsx'
import { useQuery } from '../../client/use-query.ts'
import { Tabs, useTab } from '../../ui/data/tabs.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { useMay } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CountPanel } from './election/count-panel.tsx'
import { ElectionForm } from './election/form.tsx'
import { Elections } from './election/list.tsx'

const GUIDE = [
  'กำหนดวัน ตำแหน่ง ผู้สมัคร และหน่วยเลือกตั้งก่อนวันลงคะแนน',
  'หลังปิดลงคะแนน เจ้าหน้าที่สองคนบันทึกคะแนนแยกกันโดยไม่เห็นตัวเลขของกัน',
  'เมื่อตัวเลขตรงกันทุกช่อง ผู้บันทึกคนที่สองเผยแพร่ผลได้',
]

/** พ.ศ. in the address, as on the public page. */
export function Component() {
  const { year: typed = '' } = useParams()
  const year = /^2[5-9]\d\d$/.test(typed) ? commonYear(Number(typed)) : undefined
  return year === undefined ? <All /> : <One year={year} />
}

function All() {
  const mayWrite = useMay('content')
  const request = useQuery(mayWrite ? '/api/admin/elections' : '/api/admin/elections/to-check')
  return (
    <>
      <PageHead title="การเลือกตั้ง" guide={GUIDE} />
      {mayWrite && <NewYear />}
      <StaffLoaded from={request}>{(elections) => <Elections elections={elections} />}</StaffLoaded>
    </>
  )
}

function NewYear() {
  const now = buddhistYear(useNow())
  const [year, setYear] = useState(String(now + 1))
  return (
    <p className="mb-4 flex flex-wrap items-end gap-2">
      <label className="grid text-caption text-muted">
        ปีของวันลงคะแนน
        <select
          value={year}
          onChange={({ target }) => setYear(target.value)}
          className="input w-32 text-text"
        >
          {[now, now + 1, now + 2].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <ButtonLink to={`/admin/election/${year}`} Icon={Plus} label={`เปิดการเลือกตั้งปี ${year}`} />
    </p>
  )
}

function One({ year }: { year: number }) {
  const mayWrite = useMay('content')
  const mayCheck = useMay('check_results')
  const tabs = [
    ...(mayWrite ? [{ value: 'page', label: 'ข้อมูลการเลือกตั้ง' }] : []),
    ...(mayWrite ? [{ value: 'count', label: 'บันทึกคะแนนครั้งที่ 1' }] : []),
    ...(mayCheck ? [{ value: 'check', label: 'บันทึกครั้งที่ 2 และเผยแพร่' }] : []),
  ]
  const chosen = useTab(tabs)
  const title = `การเลือกตั้ง ${buddhistYear(`${year}-06-01`)}`
  return (
    <>
      <PageHead title={title} guide={GUIDE} />
      <Tabs label="ส่วนของการเลือกตั้ง" tabs={tabs} />
      {chosen === 'page' && <ElectionForm year={year} />}
      {chosen === 'count' && <CountPanel key="count" year={year} door="count" />}
      {chosen === 'check' && <CountPanel key="check" year={year} door="check" />}
    </>
  )
}
