// Several papers in one file. They are stored as they are: PDF and spreadsheets are packed already.

import { type Zippable, zipSync } from 'fflate'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
}

export function zip(files: readonly ZippedFile[], at: Date): Buffer {
  const mtime = bangkokClock(at)
  const stored: Zippable = {}
  for (const { name, bytes } of files) stored[name] = [bytes, { level: 0, mtime }]
  return Buffer.from(zipSync(stored).buffer)
}

/** A zip knows no time zones and is given the fields of this machine's clock, whose zone may be any. */
function bangkokClock(at: Date): Date {
  const there = new Date(at.getTime() + 7 * 3_600_000)
  return new Date(
    there.getUTCFullYear(),
    there.getUTCMonth(),
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
    there.getUTCSeconds(),
  )
}
