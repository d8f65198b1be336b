import type { Admitted } from '../identity/sign-in.ts'
import type { NoticeMessage } from './notice-words.ts'

/** From so many failures on the owner is told that somebody got in at last (SEC-11). */
const MANY_FAILURES = 5

/** What a member is told of a sign-in, if anything: their own phone on an ordinary day is no news. */
export function noticeOfSignIn(
  device: string,
  { isNewDevice, failuresBefore: failures }: Admitted,
): NoticeMessage | undefined {
  const at = new Date()
  if (failures >= MANY_FAILURES) return { template: 'after_failures', failures, device, at }
  return isNewDevice ? { template: 'new_device', device, at } : undefined
}
