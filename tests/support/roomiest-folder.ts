import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
const ROOM_BYTES = 8 * 2 ** 30

/** In memory, where the machine has much of it: tests make and drop tens of thousands of small files. */
export function roomiestFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize > ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
}
