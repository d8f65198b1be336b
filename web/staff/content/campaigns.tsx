import { Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Campaigns } from '#contract/staff/campaigns/campaigns.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { AUDIENCE_NAMES } from '#domain/campaign/campaign.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { TOPIC_NAMES } from '#domain/notice/topic.ts'
import { useQuery } from '../../client/use-query.ts'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { CampaignBadge } from './campaigns/campaign-badge.tsx'
import { CampaignForm } from './campaigns/campaign-form.tsx'

const GUIDE = [
  'เขียนข้อความ เลือกเรื่องและกลุ่มผู้รับ แล้วกด “บันทึกและนับผู้รับ” ระบบนับจำนวนและค่าใช้จ่ายให้ก่อนส่ง',
  'กด “ส่งทดสอบถึงตนเอง” เพื่ออ่านอย่างที่สมาชิกจะได้รับ',
  'เจ้าหน้าที่อีกท่านเปิดข้อความ ตรวจ แล้วกด “ปล่อยข้อความ” ผู้เขียนปล่อยเองไม่ได้',
  'ข้อความเต็มอยู่ในหน้าแจ้งเตือนของสมาชิก ทาง SMS อีเมล LINE และบนเครื่องบอกเพียงว่ามีรายการใหม่ ผู้ที่ปิดเรื่องนี้ไว้จะไม่ได้รับทางใดเลยนอกจากหน้าแจ้งเตือน',
]

const NEAR = 'ข้อความที่ทำให้เกินวงเงินจะปล่อยไม่ได้'
const REACHED =
  'ถึงวงเงินแล้ว จนสิ้นเดือนส่งทาง SMS เฉพาะรหัส เรื่องความปลอดภัย และเรื่องการค้ำประกัน เรื่องอื่นไปช่องทางที่ไม่มีค่าใช้จ่าย'

type Row = Campaigns['campaigns'][number]

const COLUMNS: readonly Column<Row>[] = [
  { head: 'ข้อความ', cell: ({ words }) => <span className="line-clamp-2">{words}</span> },
  { head: 'สถานะ', cell: (row) => <CampaignBadge {...row} />, whole: true },
  { head: 'เรื่อง', cell: ({ topic }) => TOPIC_NAMES[topic] },
  { head: 'ถึง', cell: ({ audience, unit_no }) => unit_no ?? AUDIENCE_NAMES[audience] },
  { head: 'ส่งแล้ว (คน)', cell: ({ members }) => members.toLocaleString('th-TH'), figures: true },
  { head: 'เขียนโดย', cell: ({ maker, made_at }) => `${maker} · ${shortDate(new Date(made_at))}` },
  { head: 'ปล่อยโดย', cell: ({ releaser }) => releaser ?? '–' },
]

export function Component() {
  const list = useQuery('/api/admin/campaigns')
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="ข้อความถึงสมาชิก" guide={GUIDE} />
      <StaffLoaded from={list}>
        {({ campaigns, sms }) => (
          <div className="grid gap-5">
            {sms?.is_near && (
              <Callout
                tone="amber"
                Icon={Megaphone}
                title={`ค่า SMS เดือนนี้ ${formatBaht(satang(sms.spent_satang))} จากวงเงิน ${formatBaht(satang(sms.cap_satang))} บาท ${sms.is_reached ? REACHED : NEAR}`}
              />
            )}
            <CampaignForm onMade={(campaignId) => navigate(`/admin/campaigns/${campaignId}`)} />
            <ListTable
              caption="ข้อความถึงสมาชิก"
              columns={COLUMNS}
              rows={campaigns}
              keyOf={({ campaign_id }) => campaign_id}
              to={({ campaign_id }) => `/admin/campaigns/${campaign_id}`}
              empty={<Empty title="ยังไม่มีข้อความ" text="ข้อความที่เขียนและส่งจะแสดงที่นี่" />}
            />
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
