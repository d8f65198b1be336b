import type { CampaignTopic } from '#domain/campaign/campaign.ts'
import { campaignParts } from '#domain/campaign/campaign-parts.ts'
import { useSite } from '../../../app/site.tsx'

/** What the writer pays for: a Thai SMS has rarely one part only. */
export function useSmsParts(of: { topic: CampaignTopic; words: string }): string {
  const { coopShortNameTH } = useSite().config
  const { bare, whole } = campaignParts(of, coopShortNameTH)
  const said = `ข้อความนี้ส่งเป็น SMS ${bare} ส่วนต่อคน`
  if (!of.words.trim() || whole === bare) return said
  return `${said} และ ${whole} ส่วนสำหรับผู้ที่ขอรายละเอียดในข้อความ`
}

export function SmsPartsLine(of: { topic: CampaignTopic; words: string }) {
  return (
    <p role="status" className="text-small text-muted">
      {useSmsParts(of)} · ผู้ให้บริการคิดราคาตามส่วน (ภาษาไทยส่วนละ 67–70 ตัวอักษร)
    </p>
  )
}
