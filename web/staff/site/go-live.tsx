import { GO_LIVE_GROUPS } from '#domain/site/go-live.ts'
import { useQuery } from '../../client/use-query.ts'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Item } from './go-live/item.tsx'
import { Standing } from './go-live/standing.tsx'

const GUIDE = [
  'ทุกข้อตรวจโดยระบบจากสิ่งที่มีอยู่จริง จึงไม่มีช่องให้ติ๊กเอง เมื่อทำเสร็จแล้วกลับมาหน้านี้ เครื่องหมายจะเปลี่ยนเอง',
  'ข้อ “จำเป็น” ต้องครบก่อนเปิด ข้อ “แนะนำ” ทำภายหลังได้',
  'ก่อนเปิด ผู้เยี่ยมชมเห็นคำว่า “เร็ว ๆ นี้” ส่วนเจ้าหน้าที่ที่เข้าสู่ระบบอยู่เปิดดูได้ทุกหน้า',
]

/** From an empty site to an open one: what is there, what is missing, and where it is done. */
export function Component() {
  const request = useQuery('/api/admin/go-live')
  return (
    <>
      <PageHead title="เตรียมเปิดเว็บไซต์" guide={GUIDE} />
      <StaffLoaded from={request} shape="page">
        {(state) => (
          <div className="grid gap-8">
            <Standing state={state} onDone={request.again} />
            {GO_LIVE_GROUPS.map(({ title, keys }, at) => (
              <section key={title} aria-labelledby={`go-live-${at}`} className="min-w-0">
                <h2 id={`go-live-${at}`} className="mb-3 text-h3">
                  {title}
                </h2>
                <ul className="card divide-y divide-border bg-bg">
                  {state.items
                    .filter(({ key }) => keys.includes(key))
                    .map((item) => (
                      <Item key={item.key} item={item} onDone={request.again} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
