import type { FastifyRequest } from 'fastify'
import { importRun } from '#database/queries/import/import-run.ts'
import { linkSetToRun } from '#database/queries/import/import-set.ts'
import { recorded } from '../audit/audit.ts'
import { forgetSet } from './import-sets.ts'
import { differsOnly } from './night-runs.ts'
import { type ImportRequest, startImport } from './start-import.ts'

export const ANOTHER_RUNS = 'มีการนำเข้าข้อมูลอื่นกำลังทำงานอยู่ กรุณารอให้เสร็จก่อน'

/** Starts the run of a set and answers its number; the files go when it is over, unless they may be wanted again. */
export async function startRun(
  request: FastifyRequest,
  setId: string,
  asked: Pick<ImportRequest, 'path' | 'name' | 'hold' | 'accept'>,
): Promise<number> {
  const { db, settings, commandEnv, log } = request.server
  const { runId, ended } = await startImport(
    { ...asked, startedBy: request.staff.login, dryRun: false },
    commandEnv,
  )
  await recorded(request, async (trx) => {
    await linkSetToRun(trx, setId, runId)
    const { hold, accept, name } = asked
    return {
      action: 'import.start',
      detail: { run: runId, set: name, hold, accept: accept !== undefined },
    }
  })
  ended
    .then(async () => {
      const run = await importRun(db, runId)
      // Somebody may say that it is right although it differs much; a day later the files go too.
      if (!run || !differsOnly(run)) await forgetSet(db, settings.dataDir, setId)
    })
    .catch((error) => log.error({ err: error }, 'the files of a set could not be cleared away'))
  return runId
}
