// Letters to guarantors.

import { HelpRequest } from '#contract/member/coll.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  DefaultDay,
  LetterReason,
  LetterSigner,
  PostFile,
  TaskResult,
} from '#contract/staff/desk/guarantees.ts'
import { Answering } from '#contract/staff/desk/request-desk.ts'
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
  'POST /api/member/coll/help': async (world) => ({
    ...sent(HelpRequest, await help(world)),
    isOwn: true,
  }),
  'POST /api/admin/requests/:requestId/answer': async (world) => {
    await asks(world, 'member', '/api/member/coll/help', sent(HelpRequest, await help(world)))
    const [{ request_id, version }] = (await asks(world, 'member', '/api/member/requests')).requests
    return at(`/api/admin/requests/${request_id}/answer`, Answering, {
      version,
      words: 'นัดพบวันจันทร์',
    })
  },
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

/** Of a loan that member A stands for. */
async function help({ database }: World): Promise<HelpRequest> {
  const [own] = await database.query(
    `select loan_no from night.guarantee where guarantor_no = '${CAST.a}' and loan_balance > 0 limit 1`,
  )
  const [made] = own
    ? [own]
    : await database.query(
        `update night.guarantee set guarantor_no = '${CAST.a}' where (run_id, loan_no, seq) = (
           select run_id, loan_no, seq from night.guarantee
           where guarantor_no is not null and loan_balance > 0 and borrower_no not in ('${CAST.a}', '${CAST.b}')
           order by loan_no, seq limit 1) returning loan_no`,
      )
  return { loan_no: made?.loan_no, wish: 'talk', words: 'ขอคุยกับเจ้าหน้าที่' }
}

/** The newest batch, built by this officer. */
async function built(world: World, actor: Actor): Promise<string> {
  await givenWatchCase(world.db, { days: DAYS })
  await asks(world, actor, LETTERS, sent(LetterSigner, SIGNER))
  const { batches } = await asks(world, actor, LETTERS)
  return `${LETTERS}/${batches[0].batch_id}`
}
