// Names of the files that PostgreSQL's write-ahead log (WAL) is archived in: the timeline, then where in the log they begin.

const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const HISTORY = /^[0-9A-F]{8}\.history$/

/** Under these names PostgreSQL asks for them again; whatever else lies there is unfinished or no part of the log. */
export function isArchivable(name: string): boolean {
  return SEGMENT.test(name) || HISTORY.test(name)
}

export interface Segment {
  timeline: number
  /** Counted from the beginning of the log; goes on across timelines. */
  number: number
}

/** Undefined for any other name. */
export function segmentOf(name: string, segmentBytes: number): Segment | undefined {
  const [, timeline, high, low] = SEGMENT.exec(name) ?? []
  if (!timeline || !high || !low) return undefined
  const perHigh = 2 ** 32 / segmentBytes
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(high, 16) * perHigh + Number.parseInt(low, 16),
  }
}

/** The file in which this place of the log, such as 0/3000028, stands. */
export function segmentName(timeline: number, place: string, segmentBytes: number): string {
  const bytes = placeInLog(place)
  const perHigh = 2 ** 32 / segmentBytes
  const number = Math.floor(bytes / segmentBytes)
  return [timeline, Math.floor(number / perHigh), number % perHigh]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}

/** In bytes from the beginning. */
export function placeInLog(text: string): number {
  const [high = '', low = ''] = text.split('/')
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

/** Where each earlier timeline was left for the next one, from a file such as 00000003.history. */
export function timelineLeftAt(history: string): Map<number, number> {
  const lines = history.split('\n').map((line) => line.trim())
  const entries = lines.filter((line) => /^\d+\s+[0-9A-F]+\/[0-9A-F]+/i.test(line))
  return new Map(
    entries.map((line) => {
      const [timeline = '', place = ''] = line.split(/\s+/)
      return [Number(timeline), placeInLog(place)]
    }),
  )
}
