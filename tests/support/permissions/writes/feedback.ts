// What officers do about what visitors write.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  Hiding,
  Marking,
  NewBlock,
  OfficerAnswer,
  ReplyTemplatePut,
} from '#contract/staff/board.ts'
import { Answering, Assigning, DemandStanding, Noting, Publishing } from '#contract/staff/demand.ts'
import { givenQuestion } from '../../given/board.ts'
import { givenDemand } from '../../given/feedback.ts'
import { asks, at, CAST, sent, type World, type Write } from './world.ts'

const ADMIN = '/api/admin'
const WORD = { kind: 'word' as const, word: 'พนัน', reason: 'ผิดกฎหมาย', days: null }
const TEMPLATE = { title: 'รับเรื่อง', body: 'สหกรณ์รับเรื่องแล้ว' }

export const FEEDBACK_WRITES: Record<string, Write> = {
  'POST /api/admin/board/:messageId/hide': async (world) =>
    at(`${await question(world)}/hide`, Hiding, { reason: 'โฆษณา' }),
  'POST /api/admin/board/:messageId/show': async (world) => {
    const address = await question(world)
    await asks(world, 'staff', `${address}/hide`, sent(Hiding, { reason: 'โฆษณา' }))
    return at(`${address}/show`, NoBody, {})
  },
  'POST /api/admin/board/:messageId/mark': async (world) =>
    at(`${await question(world)}/mark`, Marking, { pinned: true, locked: false }),
  'POST /api/admin/board/:messageId/answer': async (world) =>
    at(`${await question(world)}/answer`, OfficerAnswer, { body: 'ขอบคุณครับ' }),
  'POST /api/admin/blocks': () => sent(NewBlock, WORD),
  'POST /api/admin/blocks/:blockId/end': async (world) => {
    await asks(world, 'staff', `${ADMIN}/blocks`, sent(NewBlock, WORD))
    const { blocks } = await asks(world, 'staff', `${ADMIN}/blocks`)
    return at(`${ADMIN}/blocks/${blocks[0].block_id}/end`, NoBody, {})
  },
  'POST /api/admin/reply-templates': () => sent(ReplyTemplatePut, TEMPLATE),
  'POST /api/admin/reply-templates/:templateId': async (world) =>
    at(await template(world), ReplyTemplatePut, { ...TEMPLATE, title: 'อื่น' }),
  'POST /api/admin/reply-templates/:templateId/remove': async (world) =>
    at(`${await template(world)}/remove`, NoBody, {}),
  'POST /api/admin/demands/:demandId/assign': async (world) =>
    at(`${await demand(world)}/assign`, Assigning, { to: CAST.officer }),
  'POST /api/admin/demands/:demandId/status': async (world) =>
    at(`${await demand(world)}/status`, DemandStanding, { status: 'working' }),
  'POST /api/admin/demands/:demandId/publish': async (world) =>
    at(`${await demand(world)}/publish`, Publishing, { published: true, subject: 'ก', body: 'ข' }),
  'POST /api/admin/demands/:demandId/answer': async (world) =>
    at(`${await demand(world)}/answer`, Answering, { body: 'ก', as: 'สหกรณ์', seen: null }),
  'POST /api/admin/demands/:demandId/note': async (world) =>
    at(`${await demand(world)}/note`, Noting, { words: 'ก' }),
}

async function question({ db }: World): Promise<string> {
  return `${ADMIN}/board/${await givenQuestion(db)}`
}

async function demand({ db }: World): Promise<string> {
  return `${ADMIN}/demands/${(await givenDemand(db, { published_at: null })).id}`
}

async function template(world: World): Promise<string> {
  await asks(world, 'staff', `${ADMIN}/reply-templates`, sent(ReplyTemplatePut, TEMPLATE))
  const { templates } = await asks(world, 'staff', `${ADMIN}/reply-templates`)
  return `${ADMIN}/reply-templates/${templates[0].template_id}`
}
