import type { SETTINGS } from './setting-list.ts'
import { isAddress, WrongSetting } from './setting-values.ts'

export interface WebPush {
  subject: string
  hosts: string[]
}

export function webPush(value: (name: keyof typeof SETTINGS) => string): WebPush | undefined {
  const subject = value('WEB_PUSH_SUBJECT')
  if (!subject) return undefined
  // Apple's service refuses anything else.
  if (!/^mailto:[^\s@]+@[^\s@]+$/.test(subject) && !isAddress(subject, /^https:$/))
    throw new WrongSetting(
      'WEB_PUSH_SUBJECT must be mailto: and an address, or an address with https.',
    )
  const hosts = value('WEB_PUSH_HOSTS').split(',')
  return { subject, hosts: hosts.map((host) => host.trim()).filter(Boolean) }
}
