// The site as a visitor's browser meets it, at its public address.

import { validUntil } from '#server/monitoring/certificate.ts'
import { type Finding, finding } from './finding.ts'

const WITHIN_MS = 5_000
const DAY_MS = 86_400_000
const WANTED = ['content-security-policy', 'x-content-type-options', 'cross-origin-opener-policy']

export async function checkFromOutside(publicUrl: string, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  const isHttps = protocol === 'https:'
  const address = finding(
    ['ที่อยู่', 'address'],
    isHttps ? 'good' : 'bad',
    publicUrl,
    'ตั้ง PUBLIC_URL เป็น https:// และวางพร็อกซีที่มีใบรับรองไว้หน้าเว็บไซต์ (docs/operations-th.md)',
  )
  const home = await ask(`${publicUrl}/home`)
  if (!home)
    return [
      address,
      finding(
        ['การเข้าถึง', 'reachable'],
        'bad',
        `เปิด ${publicUrl}/home ไม่ได้`,
        'ตรวจว่าเว็บไซต์ทำงานอยู่ ชื่อโดเมนชี้มาที่เครื่องนี้ และไฟร์วอลล์เปิดพอร์ต 80 และ 443',
      ),
    ]
  return [
    address,
    ...(isHttps ? [await certificate(hostname, Number(port || 443), now)] : []),
    reachable(home),
    headers(home, isHttps),
    await cookies(publicUrl),
  ]
}

function ask(url: string): Promise<Response | undefined> {
  const how = { signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' as const }
  return fetch(url, how).catch(() => undefined)
}

async function certificate(host: string, port: number, now: Date): Promise<Finding> {
  const until = await validUntil(host, port)
  const days = until ? Math.floor((until.getTime() - now.getTime()) / DAY_MS) : -1
  return finding(
    ['ใบรับรอง', 'certificate'],
    days < 7 ? 'bad' : days < 21 ? 'watch' : 'good',
    until ? `เหลือ ${days} วัน` : 'อ่านไม่ได้',
    'ต่ออายุใบรับรอง และตั้งให้ต่ออายุเอง (docs/operations-th.md)',
  )
}

/** A site that is not open yet answers 503 with when to come back. */
function reachable({ status, headers: given }: Response): Finding {
  const isClosed = status === 503 && given.get('retry-after') === '3600'
  return finding(
    ['การเข้าถึง', 'reachable'],
    status === 200 ? 'good' : isClosed ? 'watch' : 'bad',
    isClosed ? 'ยังไม่เปิดให้ผู้เยี่ยมชม' : `ตอบ ${status}`,
    isClosed ? 'เปิดเว็บไซต์ที่ /admin/go-live' : 'ดูบันทึกการทำงานของเว็บไซต์และของพร็อกซี',
  )
}

function headers({ headers: given }: Response, isHttps: boolean): Finding {
  const wanted = isHttps ? [...WANTED, 'strict-transport-security'] : WANTED
  const lacking = wanted.filter((name) => !given.has(name))
  return finding(
    ['หัวความปลอดภัย', 'headers'],
    lacking.length === 0 ? 'good' : 'bad',
    lacking.length === 0 ? 'ครบ' : `ขาด ${lacking.join(', ')}`,
    'พร็อกซีต้องส่งต่อหัวที่เว็บไซต์ให้มาโดยไม่ตัดออก และ PUBLIC_URL ต้องเป็น https://',
  )
}

async function cookies(publicUrl: string): Promise<Finding> {
  const name = ['คุกกี้', 'cookies'] as const
  const given = (await ask(`${publicUrl}/api/info/page-config`))?.headers.getSetCookie() ?? []
  const open = given.filter((one) => !/; Secure/i.test(one) || !/^__Host-/.test(one))
  const isWell = given.length > 0 && open.length === 0
  const says = given.length === 0 ? 'ไม่ได้รับคุกกี้ป้องกันการปลอมคำขอ' : 'มีคุกกี้ที่ไม่ปลอดภัย'
  return finding(
    name,
    isWell ? 'good' : 'bad',
    isWell ? 'Secure และ __Host-' : says,
    'ตรวจว่าพร็อกซีไม่แก้หรือตัดหัว Set-Cookie',
  )
}
