import { CircleHelp, CircleSlash, SendHorizontal, UserRoundCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { CampaignDetail } from '#contract/staff/campaigns/campaigns.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { AUDIENCE_NAMES } from '#domain/campaign/campaign.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { ROAD_NAMES } from '#domain/notice/road.ts'
import { TOPIC_NAMES } from '#domain/notice/topic.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { CampaignBadge } from './campaign-badge.tsx'
import { useSmsParts } from './sms-parts-line.tsx'

const EVERY_MS = 5_000

const count = (number: number) => number.toLocaleString('th-TH')

export function Component() {
  const { campaignId = '' } = useParams()
  const found = useQuery(address('/api/admin/campaigns/:campaignId', { campaignId }))
  const { again } = found
  const isMoving =
    found.data?.state === 'sending' || found.data?.roads.some(({ waiting }) => waiting > 0)
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [isMoving, again])
  return (
    <>
      <PageHead title={`ข้อความถึงสมาชิก ที่ ${campaignId}`} />
      <StaffLoaded from={found} shape="page">
        {(campaign) => (
          <div className="grid gap-5">
            <Told campaign={campaign} />
            <Acts campaign={campaign} onMoved={again} />
            {campaign.state !== 'made' && <Numbers campaign={campaign} />}
          </div>
        )}
      </StaffLoaded>
    </>
  )
}

function Told({ campaign }: { campaign: CampaignDetail }) {
  const { estimate, audience, unit_no, line } = campaign
  const at = (when: string) => shortMoment(when)
  const roads = estimate.roads.map(
    ({ road, messages }) => `${ROAD_NAMES[road]} ${count(messages)} ข้อความ`,
  )
  const parts = useSmsParts(campaign)
  return (
    <div className="card grid gap-4 p-4 sm:p-6">
      <div>
        <CampaignBadge {...campaign} />
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">{campaign.words}</p>
      <Facts
        facts={[
          ['เรื่อง', TOPIC_NAMES[campaign.topic]],
          ['ส่งถึง', unit_no ? `หน่วยงาน ${unit_no}` : AUDIENCE_NAMES[audience]],
          [
            'ผู้รับ',
            estimate.roadless === 0
              ? `${count(estimate.members)} คน`
              : `${count(estimate.members)} คน ในจำนวนนี้ ${count(estimate.roadless)} คนอ่านได้ในหน้าแจ้งเตือนอย่างเดียว`,
          ],
          ['ช่องทาง', roads.join(' · ') || 'หน้าแจ้งเตือนอย่างเดียว'],
          ['SMS', parts],
          ['ค่า SMS', smsCostInWords(estimate)],
          ...(line ? [['LINE', lineInWords(line)] as const] : []),
          ['ที่ขึ้นบนหน้าจอ', campaign.preview],
          ['เขียนโดย', `${campaign.maker} · ${at(campaign.made_at)}`],
          [
            'ปล่อยโดย',
            campaign.released_at ? `${campaign.releaser ?? ''} · ${at(campaign.released_at)}` : '–',
          ],
        ]}
      />
    </div>
  )
}

function smsCostInWords({ sms_parts, cost_satang }: CampaignDetail['estimate']): string {
  if (cost_satang === null) return 'ยังไม่ได้ตั้งราคา'
  const cost = `${formatBaht(satang(cost_satang))} บาท`
  return sms_parts === undefined ? cost : `${cost} (รวม ${count(sms_parts)} ส่วน)`
}

function lineInWords({ messages, left, cost_satang }: NonNullable<CampaignDetail['line']>): string {
  const cost = cost_satang === null ? '' : ` ประมาณ ${formatBaht(satang(cost_satang))} บาท`
  const room = left === null ? '' : ` เดือนนี้ส่งได้อีก ${count(left)} ข้อความ`
  return `${count(messages)} ข้อความ${cost}${room}`
}

const NEVER_SENT = 'หยุดก่อนปล่อย ไม่มีข้อความใดส่งถึงสมาชิก'
const STOPPED =
  'หยุดแล้ว ไม่ส่งอีกทุกช่องทาง เว้นแต่ข้อความที่กำลังส่งขณะกดหยุดซึ่งจบภายในหนึ่งนาที ข้อความที่ลงหน้าแจ้งเตือนแล้วสมาชิกยังอ่านได้'

function Acts({ campaign, onMoved }: { campaign: CampaignDetail; onMoved: () => void }) {
  const { campaign_id: campaignId, state, may_release, may_stop } = campaign
  const { act, busy } = useAction()
  const [asking, setAsking] = useState<'release' | 'stop'>()
  const release = address('/api/admin/campaigns/:campaignId/release', { campaignId })
  const stop = address('/api/admin/campaigns/:campaignId/stop', { campaignId })
  const test = () => act(address('/api/admin/campaigns/:campaignId/test', { campaignId }))
  return (
    <>
      {state === 'stopped' && (
        <Callout
          tone="gray"
          Icon={CircleSlash}
          title={campaign.released_at ? STOPPED : NEVER_SENT}
        />
      )}
      {state === 'made' && !may_release && (
        <Callout tone="blue" Icon={CircleHelp} title="รอเจ้าหน้าที่อีกท่านตรวจและปล่อย" />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may_release && (
          <Button
            primary
            label="ปล่อยข้อความ"
            Icon={SendHorizontal}
            onClick={() => setAsking('release')}
          />
        )}
        {state === 'made' && (
          <Button label="ส่งทดสอบถึงตนเอง" Icon={UserRoundCheck} busy={busy} onClick={test} />
        )}
        {may_stop && (
          <Button label="หยุดข้อความนี้" Icon={CircleSlash} onClick={() => setAsking('stop')} />
        )}
      </div>
      {asking === 'release' && (
        <SendDialog
          title={`ปล่อยข้อความถึงสมาชิก ${count(campaign.estimate.members)} คน?`}
          text="เมื่อเริ่มส่งแล้วหยุดได้ แต่ข้อความที่ส่งไปแล้วเรียกกลับไม่ได้"
          action="ปล่อยเดี๋ยวนี้"
          send={(act) => act(release)}
          onSent={onMoved}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'stop' && (
        <SendDialog
          title="หยุดข้อความนี้?"
          text="ข้อความที่ยังไม่ส่งหรือรอส่งใหม่จะไม่ส่งอีกทุกช่องทาง และเริ่มใหม่ไม่ได้ ข้อความที่กำลังส่งอยู่ในขณะนี้จะส่งจนจบ"
          action="หยุดเดี๋ยวนี้"
          send={(act) => act(stop)}
          onSent={onMoved}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

type Road = CampaignDetail['roads'][number]

const COLUMNS: readonly Column<Road>[] = [
  { head: 'ช่องทาง', cell: ({ road }) => ROAD_NAMES[road], whole: true },
  { head: 'ส่งแล้ว', cell: ({ sent }) => count(sent), figures: true },
  { head: 'ยังไม่ส่ง', cell: ({ waiting }) => count(waiting), figures: true },
  { head: 'ไม่สำเร็จ', cell: ({ failed }) => count(failed), figures: true },
  { head: 'หยุดก่อนส่ง', cell: ({ stopped }) => count(stopped), figures: true },
  { head: 'ไม่ทราบผล', cell: ({ unknown }) => count(unknown), figures: true },
]

function Numbers({ campaign: { members, roadless, read, estimate, roads } }: Of) {
  return (
    <Section title="ผลการส่ง">
      <div className="mb-3">
        <Progress ppm={(members / Math.max(1, estimate.members)) * 1_000_000}>
          ลงหน้าแจ้งเตือนแล้ว {count(members)} จาก {count(estimate.members)} คน · อ่านแล้ว {count(read)}{' '}
          คน · ไม่มีช่องทางอื่นหรือปิดเรื่องนี้ไว้ {count(roadless)} คน
        </Progress>
      </div>
      {roads.length > 0 && (
        <ListTable
          caption="ผลการส่งแต่ละช่องทาง"
          columns={COLUMNS}
          rows={roads}
          keyOf={({ road }) => road}
        />
      )}
      {roads.some(({ unknown }) => unknown > 0) && (
        <p className="mt-2 text-small">
          “ไม่ทราบผล” คือ SMS หรืออีเมลที่ระบบหยุดกลางคันหรือผู้ให้บริการไม่ตอบ อาจถึงสมาชิกแล้ว จึงไม่ส่งซ้ำเอง
          ส่งใหม่ทีละข้อความได้ที่หน้า “SMS และอีเมลที่ส่ง”
        </p>
      )}
      <p className="mt-2 text-small text-muted">จำนวนแต่ละช่องทางเก็บไว้ 30 วัน</p>
    </Section>
  )
}

interface Of {
  campaign: CampaignDetail
}
