import type { Road } from '#domain/notice/road.ts'

/** Those that the site can send by. */
export const ROADS_OFFERED: readonly Road[] = ['email', 'sms']
