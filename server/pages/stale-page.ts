// What is sent from memory while the database is gone says so: in a sentence on the page and in two headers.

import { clockTime } from '#domain/calendar/thai-date.ts'
import { ready } from './cached-answers.ts'
import { finish } from './encodings.ts'
import type { CachedAnswer } from './page-cache.ts'

// Wanted now and for a short time.
const QUICK_QUALITY = 4
/** RFC 9211. */
export const CACHE_STATUS = 'coop-web; hit; detail=database-away'
const HTML = /^text\/html/
const ROOT = '<div id="root">'

/** The page itself; what is inside it was made at `madeAt`, or is not known to be of one moment. */
export function withStaleNotice(html: string, madeAt?: number): string {
  const data = madeAt === undefined ? 'ล่าสุดที่มี' : ` ณ เวลา ${clockTime(new Date(madeAt))}`
  const sentence = `ขณะนี้ระบบฐานข้อมูลขัดข้องชั่วคราว หน้านี้แสดงข้อมูล${data} บริการสมาชิกยังใช้ไม่ได้`
  // Outside of what the browser's scripts take over.
  return html.replace(
    ROOT,
    () => `<aside class="stale-notice" aria-label="สถานะของระบบ">${sentence}</aside>\n${ROOT}`,
  )
}

const stalePages = new WeakMap<CachedAnswer, Promise<CachedAnswer>>()

/** Made once from each answer. A page of an area shows no data of its own: there the sentence is in what its calls are answered. */
export function staleTwin(
  url: string,
  kept: CachedAnswer,
  isAreaPage: boolean,
): Promise<CachedAnswer> {
  const known = stalePages.get(kept)
  if (known) return known
  const made = makeTwin(url, kept, isAreaPage)
  stalePages.set(kept, made)
  return made
}

async function makeTwin(
  url: string,
  kept: CachedAnswer,
  isAreaPage: boolean,
): Promise<CachedAnswer> {
  const headers: [string, string][] = [
    ...kept.headers,
    ['cache-status', CACHE_STATUS],
    ['last-modified', new Date(kept.madeAt).toUTCString()],
  ]
  if (isAreaPage || !HTML.test(kept.type)) return { ...kept, headers }
  const html = withStaleNotice(kept.bodies.identity.body.toString(), kept.madeAt)
  const finished = await finish(Buffer.from(html), kept.type, QUICK_QUALITY)
  return { ...ready(url, finished, headers), headers, madeAt: kept.madeAt }
}
