// The words of a message, as a road carries them.

import { TOPIC_NAMES, type Topic } from './topic.ts'

/** A line end in a mail's head could begin another header, and in an SMS a message of its own (SEC-35). */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** At most one empty line after another, and no other character that steers anything. */
export function linesOf(text: string): string {
  return text
    .split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u)
    .map((line) => oneLine(line).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** That there is something, and of what kind. */
export function bareBody(topic: Topic, cooperative: string): string {
  return `${cooperative}: มีรายการใหม่เรื่อง${TOPIC_NAMES[topic]} โปรดเข้าระบบสมาชิก หน้า “แจ้งเตือน”`
}
