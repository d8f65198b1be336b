/** For how many days “จดจำฉันไว้” lasts; the pages promise it, the session and its cookie keep it. */
export const REMEMBERED_DAYS = { member: 30, unit: 7 } as const
