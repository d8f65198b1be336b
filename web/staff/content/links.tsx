import { CircleCheck, RefreshCw } from 'lucide-react'
import type { LinkReport } from '#contract/staff/links.ts'
import { useQuery } from '../../client/use-query.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'

const GUIDE = [
  'ระบบตรวจทุกลิงก์ในเมนู สไลด์ รายงาน ข่าวที่เผยแพร่ หน้านโยบาย และการตั้งค่า ว่ามีหน้านั้นในเว็บไซต์หรือไม่',
  'กดแถวเพื่อไปแก้ที่ต้นทาง',
  'ลิงก์ไปเว็บไซต์อื่นแสดงไว้เท่านั้น ระบบไม่ได้เปิดตรวจให้ ควรกดดูเองเป็นครั้งคราว',
]

type Row = LinkReport['dead'][number]

const DEAD: readonly Column<Row>[] = [
  { head: 'อยู่ที่', cell: ({ place }) => place },
  { head: 'ลิงก์', cell: ({ url }) => <span className="wrap-anywhere">{url}</span> },
]
const OUTSIDE: readonly Column<Row>[] = [
  { head: 'อยู่ที่', cell: ({ place }) => place },
  {
    head: 'ลิงก์',
    cell: ({ url }) =>
      /^https?:/.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
          {url}
        </a>
      ) : (
        <span className="wrap-anywhere">{url}</span>
      ),
  },
]

/** Every link of the site: those that lead nowhere first. */
export function Component() {
  const request = useQuery('/api/admin/links/report')
  return (
    <>
      <PageHead
        title="ตรวจลิงก์"
        guide={GUIDE}
        actions={<Button Icon={RefreshCw} label="ตรวจอีกครั้ง" onClick={request.again} />}
      />
      <StaffLoaded from={request}>{(report) => <Report {...report} />}</StaffLoaded>
    </>
  )
}

function Report({ good, dead, outside }: LinkReport) {
  const key = ({ place, url }: Row) => `${place} ${url}`
  return (
    <div className="grid gap-8">
      {dead.length === 0 ? (
        <Empty
          title="ลิงก์ในเว็บไซต์ใช้ได้ทั้งหมด"
          text={`ตรวจแล้ว ${good.toLocaleString('en')} ลิงก์`}
          Icon={CircleCheck}
        />
      ) : (
        <Titled title={`ลิงก์ที่ไม่พบหน้า ${dead.length.toLocaleString('en')} ลิงก์`} className="min-w-0">
          <p className="mb-3 text-small text-muted">
            ใช้ได้ {good.toLocaleString('en')} ลิงก์ กดแถวเพื่อไปแก้
          </p>
          <ListTable
            caption="ลิงก์ที่ไม่พบหน้าในเว็บไซต์"
            columns={DEAD}
            rows={dead}
            keyOf={key}
            to={({ edit }) => edit}
          />
        </Titled>
      )}
      {outside.length > 0 && (
        <Titled
          title={`ลิงก์ไปเว็บไซต์อื่น ${outside.length.toLocaleString('en')} ลิงก์`}
          className="min-w-0"
        >
          <p className="mb-3 text-small text-muted">ยังไม่ได้ตรวจ กรุณากดเปิดดูเอง</p>
          <ListTable caption="ลิงก์ไปเว็บไซต์อื่น" columns={OUTSIDE} rows={outside} keyOf={key} />
        </Titled>
      )}
    </div>
  )
}
