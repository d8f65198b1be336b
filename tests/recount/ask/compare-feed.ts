import type { Cooperative } from '../cooperative.ts'

/** Asks as a member, compares, and hands over what was answered. */
export async function compareFeed(
  { portal, tally }: Cooperative,
  subject: string,
  member: string,
  path: string,
  ours: object,
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what is answered
): Promise<any> {
  const theirs = await portal.feed(member, path)
  tally.answer({ subject, who: member, feed: path }, ours, theirs)
  return theirs
}
