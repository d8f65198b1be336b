import type { FastifyInstance } from 'fastify'
import { folderArrivals, wasSentSince } from '#database/queries/payment/bank-folder.ts'
import { missingFile } from '#domain/payment/expected-file.ts'
import { readPaySettings } from './pay-settings.ts'

/**
 * The file that should lie in the bank's folder by now; none where an officer has sent one by hand instead. What was sent before it was late
 * is the file of another day.
 */
export async function awaitedFile(
  { db, settings }: Pick<FastifyInstance, 'db' | 'settings'>,
  now: Date,
): Promise<ReturnType<typeof missingFile>> {
  if (!settings.bankFolder || !(await readPaySettings(db))) return undefined
  const missing = missingFile(await folderArrivals(db, now), now)
  return missing && !(await wasSentSince(db, missing.lateSince)) ? missing : undefined
}
