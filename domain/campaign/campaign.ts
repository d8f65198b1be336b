// An officer's message to many members.

import type { Topic } from '../notice/topic.ts'

/** What concerns one person's account, requests or guarantees is told to them by what happens, and not by a campaign. */
export const CAMPAIGN_TOPICS = ['news', 'meeting', 'bills'] as const satisfies readonly Topic[]
export type CampaignTopic = (typeof CAMPAIGN_TOPICS)[number]

export const AUDIENCES = ['all', 'unit', 'choosers'] as const
export type Audience = (typeof AUDIENCES)[number]

export const AUDIENCE_NAMES: Record<Audience, string> = {
  all: 'สมาชิกทุกคน',
  unit: 'สมาชิกของหน่วยงานเดียว',
  choosers: 'เฉพาะผู้ที่เลือกรับเรื่องนี้เอง',
}

export const WORDS_MAX = 1_000
