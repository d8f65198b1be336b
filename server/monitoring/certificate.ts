import { connect } from 'node:tls'
import type { HealthItem } from '#contract/staff/monitoring.ts'
import { longDate } from '#domain/calendar/thai-date.ts'

const WITHIN_MS = 2_000
const REMEMBERED_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** Names for papers and tests (RFC 2606): nobody answers there. */
const NOBODYS = /(^|\.)(example|test|invalid)$/
const NAME = 'ใบรับรองเว็บไซต์ (TLS)'

let remembered: { at: number; until: Date | undefined } | undefined

/** As visitors see it at the public address; nothing to say where that is not https. */
export async function certificateItem(
  publicUrl: string,
  now: Date,
): Promise<HealthItem | undefined> {
  return isHttps(publicUrl) ? itemOf(await certificateEnd(publicUrl, now), now) : undefined
}

/** Undefined where there is none, or nobody answers. */
export async function certificateEnd(publicUrl: string, now: Date): Promise<Date | undefined> {
  if (!isHttps(publicUrl)) return undefined
  if (!remembered || now.getTime() - remembered.at > REMEMBERED_MS) {
    const { hostname, port } = new URL(publicUrl)
    remembered = { at: now.getTime(), until: await validUntil(hostname, Number(port || 443)) }
  }
  return remembered.until
}

function isHttps(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' && !NOBODYS.test(hostname)
}

function itemOf(until: Date | undefined, now: Date): HealthItem {
  if (!until)
    return {
      key: 'certificate',
      name: NAME,
      state: 'watch',
      says: 'ติดต่อที่อยู่สาธารณะจากเครื่องนี้ไม่ได้',
      percent: null,
    }
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS)
  const state = days < 7 ? 'bad' : days < 21 ? 'watch' : 'good'
  return {
    key: 'certificate',
    name: NAME,
    state,
    says: `ใช้ได้ถึง ${longDate(until)} (อีก ${days} วัน)`,
    percent: null,
  }
}

export function validUntil(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // Its end is what is asked for, also of one that no browser would trust.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false })
    const end = (until: Date | undefined) => {
      socket.destroy()
      resolve(until)
    }
    socket.setTimeout(WITHIN_MS, () => end(undefined))
    socket.once('error', () => end(undefined))
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)))
  })
}
