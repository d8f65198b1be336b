import { CircleCheck, CircleSlash, Clock, SendHorizontal } from 'lucide-react'
import type { CampaignDetail } from '#contract/staff/campaigns/campaigns.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

type Campaign = Pick<CampaignDetail, 'state'>

// biome-ignore format: one row a state
const STYLES: Record<Campaign['state'], BadgeStyle> = {
  made:    ['amber', Clock,          'รอปล่อย'],
  sending: ['blue',  SendHorizontal, 'กำลังส่ง'],
  sent:    ['green', CircleCheck,    'ส่งครบแล้ว'],
  stopped: ['gray',  CircleSlash,    'หยุดแล้ว'],
}

export function CampaignBadge({ state }: Campaign) {
  return <StyledBadge by={STYLES[state]} />
}
