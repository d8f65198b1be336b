// Every page says when it was drawn (web/app/site.tsx). What it makes of the minute is in its words; the hour counts, because days begin on one.
const MINUTE_DRAWN = /(?<="drawnAt":"[\d-]{10}T\d\d)[^"]*/

/** Then the older one is as good: it is compressed already, and browsers have it. */
export function isSamePage(older: Buffer, newer: Buffer): boolean {
  return older.length === newer.length && withoutMinute(older) === withoutMinute(newer)
}

function withoutMinute(page: Buffer): string {
  return page.toString('latin1').replace(MINUTE_DRAWN, '')
}
