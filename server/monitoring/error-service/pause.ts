const USUAL_SECONDS = 60
const LONGEST_SECONDS = 3_600
/** What the service counts our reports as; an empty list means all kinds. */
const OURS = 'error'

/** How long the service wants to hear nothing of us, in seconds; 0 when it goes on. */
export function requestedPause(status: number, headers: Headers, now: Date): number {
  const limits = headers.get('x-sentry-rate-limits')
  const asked = limits ? ofOurs(limits) : status === 429 ? retryAfter(headers, now) : 0
  return Math.min(asked, LONGEST_SECONDS)
}

/** "60:error;default:organization, 2700:security:key" */
function ofOurs(limits: string): number {
  const seconds = limits.split(',').map((limit) => {
    const [wait = '', kinds = ''] = limit.trim().split(':')
    const concernsUs = kinds === '' || kinds.split(';').includes(OURS)
    return concernsUs && /^\d+(\.\d+)?$/.test(wait) ? Number(wait) : 0
  })
  return Math.max(0, ...seconds)
}

/** Seconds, or a date. */
function retryAfter(headers: Headers, now: Date): number {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const until = Date.parse(text)
  return Number.isNaN(until) ? USUAL_SECONDS : Math.max(0, (until - now.getTime()) / 1000)
}
