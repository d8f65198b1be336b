import { Eye, FileCheck, HeartHandshake } from 'lucide-react'
import type { StatusFeed } from '#contract/portal/status.ts'
import { AsOf } from '../area/parts/as-of.tsx'
import { Fed } from '../area/parts/fed.tsx'
import { PageTitle } from '../area/parts/page-title.tsx'
import { feedMember } from '../store/member-feeds.ts'
import { useFeed } from '../store/use-feed.ts'
import { Overview } from './overview/overview.tsx'
import { CorrectionForm } from './status/correction.tsx'
import { LinkCard } from './status/link-card.tsx'
import { Photo } from './status/photo.tsx'
import { Register } from './status/register.tsx'

export function Component() {
  const feed = useFeed<StatusFeed>(feedMember, '/api/member/status')
  return (
    <>
      <PageTitle title="ข้อมูลส่วนบุคคล">
        <Photo />
      </PageTitle>
      <Overview />
      <Fed feed={feed}>
        {(member) => (
          <>
            <Register {...member} />
            <AsOf day={member.as_of} />
          </>
        )}
      </Fed>
      <CorrectionForm />
      <ul className="no-print mt-8 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <li>
          <LinkCard
            to="/member/welfare"
            Icon={HeartHandshake}
            title="สวัสดิการ"
            text="สิทธิคงเหลือ เงื่อนไข และคำขอของท่าน"
          />
        </li>
        <li>
          <LinkCard
            to="/member/balance"
            Icon={FileCheck}
            title="ยืนยันยอดคงเหลือ"
            text="ตรวจยอด ณ วันสิ้นปีบัญชี แล้วยืนยันหรือทักท้วง"
          />
        </li>
        <li>
          <LinkCard
            to="/member/access"
            Icon={Eye}
            title="การเข้าถึงข้อมูลของฉัน"
            text="ใครเปิดดูข้อมูล อุปกรณ์ที่ใช้ และความยินยอม"
          />
        </li>
      </ul>
    </>
  )
}
