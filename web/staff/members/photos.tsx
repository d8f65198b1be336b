import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PhotoCard } from './requests/photo-card.tsx'

const GUIDE = [
  'รูปที่ใช้ได้: เห็นใบหน้าชัด หน้าตรง คนเดียว ไม่มีข้อความหรือโฆษณา',
  'กด “อนุมัติ” หรือ “ไม่อนุมัติ” พร้อมเหตุผลที่สมาชิกจะเห็น กดผิดให้เปิดแท็บอื่นแล้วตัดสินใหม่ได้',
  'ใช้แป้น A อนุมัติ และ R ไม่อนุมัติ กับรูปที่เลือกอยู่ ปิดแป้นลัดได้ที่มุมขวาบน',
]
const TABS = [
  { value: 'waiting', label: 'รอตรวจ' },
  { value: 'approved', label: 'อนุมัติแล้ว' },
  { value: 'refused', label: 'ไม่อนุมัติ' },
]
const KEYS = 'admin photo keys'

export function Component() {
  const { values, page, toPage, query } = useListState(['state'] as const)
  const request = useQuery(address('/api/admin/photos', query))
  const [keys, setKeys] = useState(() => localStorage.getItem(KEYS) !== 'off')
  function toggle() {
    localStorage.setItem(KEYS, keys ? 'off' : 'on')
    setKeys(!keys)
  }
  return (
    <>
      <PageHead
        title="ตรวจรูปสมาชิก"
        guide={GUIDE}
        actions={
          <Button
            Icon={Keyboard}
            label={`แป้นลัด A / R ${keys ? 'เปิดอยู่' : 'ปิดอยู่'}`}
            aria-pressed={keys}
            onClick={toggle}
          />
        }
      />
      <Tabs label="รูปตามสถานะ" tabs={TABS} name="state" />
      <StaffLoaded from={request}>
        {({ photos, total }) =>
          photos.length === 0 ? (
            values.state === '' ? (
              <EmptyQueue text="ตรวจครบทุกรูปแล้ว" />
            ) : (
              <Empty title="ยังไม่มีรูป" />
            )
          ) : (
            <>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
                {photos.map((photo) => (
                  <PhotoCard
                    key={`${photo.membership_no} ${photo.set_at}`}
                    photo={photo}
                    keys={keys}
                    onDone={request.again}
                  />
                ))}
              </ul>
              <Pager page={page} total={total} to={toPage} unit="รูป" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}
