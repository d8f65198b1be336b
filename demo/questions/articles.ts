// The public pages' articles, read as a visitor reads them.

import type { Demo } from './demo.ts'

export interface Topic {
  topic_id: number
  category_id: number
  title: string
  body: string
  published_at: string
}

export const MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
]
const SHORT = 'ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.'.split('|')
const ERA = 543

export function topics(demo: Demo): Topic[] {
  return demo.site('topics')
}

export function topic(demo: Demo, id: number): Topic {
  const found = topics(demo).find(({ topic_id }) => topic_id === id)
  return found ?? { topic_id: id, category_id: 0, title: '', body: '', published_at: '' }
}

export function words(html: string): string {
  return html
    .replace(/<\/(td|th|p|li|h2|tr)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The rows of all tables, cell by cell. */
export function tableRows(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => words(cell)),
  )
}

/** The first amount of baht in some words, in satang. */
export function amountIn(text = ''): number | undefined {
  const [, found] = /([\d,]+(?:\.\d\d)?)/.exec(text) ?? []
  return found === undefined ? undefined : Math.round(Number(found.replaceAll(',', '')) * 100)
}

export function percentIn(text = ''): number | undefined {
  const [, found] = /(\d+\.\d\d)\s*%|ร้อยละ (\d+\.\d\d)/.exec(text)?.filter(Boolean) ?? []
  return found === undefined ? undefined : Math.round(Number(found) * 10_000)
}

/** «5 พ.ย. 2569» or «5 พฤศจิกายน 2569» as a day. */
export function dayIn(text = ''): string | undefined {
  const found = /(\d{1,2}) ([ก-ฮ][ก-๙.]*) (25\d\d)/.exec(text)
  if (!found) return undefined
  const [, day = '', name = '', year = ''] = found
  const month = Math.max(MONTHS.indexOf(name), SHORT.indexOf(name)) + 1
  if (month === 0) return undefined
  return `${Number(year) - ERA}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
