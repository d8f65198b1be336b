import { bareBody, linesOf, oneLine } from '../notice/carried-words.ts'
import { smsParts } from '../notice/sms-parts.ts'
import type { CampaignTopic } from './campaign.ts'

interface CampaignParts {
  /** By SMS it says that there is something new. */
  bare: number
  /** To whoever asked for the words themselves. */
  whole: number
}

/** In how many parts it goes to one member by SMS. */
export function campaignParts(
  { topic, words }: { topic: CampaignTopic; words: string },
  cooperative: string,
): CampaignParts {
  return {
    bare: smsParts(bareBody(topic, cooperative)),
    whole: smsParts(oneLine(`${cooperative}: ${linesOf(words)}`)),
  }
}
