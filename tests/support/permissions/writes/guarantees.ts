// Letters to guarantors.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  DefaultDay,
  LetterReason,
  LetterSigner,
  PostFile,
  TaskResult,
} from '#contract/staff/desk/guarantees.ts'
import { addTask, watchTasks } from '#database/queries/guarantee-watch/task.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { POST_COLUMNS } from '#domain/guarantee-watch/post-line.ts'
import { givenWatchCase } from '../../given/watch-case.ts'
import { type Actor, asks, at, CAST, sent, type World, type Write } from './world.ts'

const LETTERS = '/api/admin/letters'
const SIGNER = { signer: 'นางอรทัย แสงทอง', signer_position: 'ผู้จัดการ' }
/** So many days after the default a letter is due. */
const DAYS = 12

export const GUARANTEE_WRITES: Record<string, Write> = {
  'POST /api/admin/guarantees/:caseId/default_day': async ({ db }) => {
    const { caseId, defaultOn } = await givenWatchCase(db, { days: DAYS })
    const said = { default_on: daysLater(defaultOn, -3), reason: 'ตกลงกันไว้ก่อน' }
    return at(`/api/admin/guarantees/${caseId}/default_day`, DefaultDay, said)
  },
  'POST /api/admin/guarantee_tasks/:taskId/end': async ({ db }) => {
    const { caseId: case_id, guarantors } = await givenWatchCase(db, { days: DAYS })
    const [membership_no = ''] = guarantors
    await addTask(db, { case_id, membership_no, why: 'ส่งคืน', assigned_to: CAST.officer })
    const [task] = await watchTasks(db, { caseId: case_id })
    const done = { told_on: null, words: 'โทรแจ้งแล้ว' }
    return at(`/api/admin/guarantee_tasks/${task?.task_id}/end`, TaskResult, done)
  },
  'POST /api/admin/letters': async ({ db }) => {
    await givenWatchCase(db, { days: DAYS })
    return sent(LetterSigner, SIGNER)
  },
  'POST /api/admin/letters/:batchId/release': async (world) =>
    at(`${await built(world, 'colleague')}/release`, NoBody, {}),
  'POST /api/admin/letters/:batchId/cancellation': async (world) =>
    at(`${await built(world, 'staff')}/cancellation`, LetterReason, { reason: 'จัดชุดผิด' }),
  'POST /api/admin/letters/post': () =>
    sent(PostFile, { csv: `${POST_COLUMNS.join(',')}\r\nบค.2569/999999,,,,,\r\n`, dry_run: true }),
}

/** The newest batch, built by this officer. */
async function built(world: World, actor: Actor): Promise<string> {
  await givenWatchCase(world.db, { days: DAYS })
  await asks(world, actor, LETTERS, sent(LetterSigner, SIGNER))
  const { batches } = await asks(world, actor, LETTERS)
  return `${LETTERS}/${batches[0].batch_id}`
}
