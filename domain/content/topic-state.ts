// Where a topic stands on its way to the public: draft → scheduled → published → archived.

/** As it is kept: a scheduled topic is a published one whose time is still to come. */
export type TopicState = 'draft' | 'published' | 'archived'

export const TOPIC_STANDINGS = ['draft', 'scheduled', 'published', 'archived'] as const
export type TopicStanding = (typeof TOPIC_STANDINGS)[number]

export const STANDING_NAMES: Record<TopicStanding, string> = {
  draft: 'ร่าง',
  scheduled: 'ตั้งเวลา',
  published: 'เผยแพร่',
  archived: 'เก็บเข้าคลัง',
}

export const TOPIC_TITLE_MAX = 200
/** About forty printed pages. */
export const TOPIC_BODY_MAX = 200_000
export const GALLERY_MAX = 30
export const ATTACHMENTS_MAX = 20
export const ALT_MAX = 200

export function standingOf(
  topic: { state: TopicState; published_at: Date | null },
  now: Date,
): TopicStanding {
  if (topic.state !== 'published') return topic.state
  return topic.published_at && topic.published_at > now ? 'scheduled' : 'published'
}
