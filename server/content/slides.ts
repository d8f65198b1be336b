import type { FastifyRequest } from 'fastify'
import type { NewSlide, SavedSlide } from '#contract/staff/site-parts.ts'
import type { Db } from '#database/core/connect.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import {
  addSlide,
  changeSlide,
  orderSlides,
  removeSlide,
  staffSlides,
} from '#database/queries/content/slide.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { requireAll, someoneWasFaster } from '#server/site/last-change.ts'
import { requireKnownAccounts } from './known-accounts.ts'
import { ownPicture } from './staff-topic.ts'

const SLIDES_MAX = 12

export async function createSlide(request: FastifyRequest, body: NewSlide) {
  const words = await cleaned(request.server.db, body)
  const by = { login: request.staff.login, at: new Date() }
  await recorded(request, async (trx) => {
    if ((await staffSlides(trx)).length >= SLIDES_MAX) {
      throw new Refusal(400, `มีสไลด์ได้ไม่เกิน ${SLIDES_MAX} ภาพ กรุณาลบภาพเก่าก่อน`)
    }
    await requireKnownAccounts(trx, request, { where: 'slides', texts: textsOf(words) })
    const slide_id = await addSlide(trx, words, by)
    return {
      action: 'slide.add',
      detail: { slide_id, title: words.title },
    }
  })
  return readSlides(request.server.db)
}

export async function saveSlide(
  request: FastifyRequest,
  params: { slideId: string },
  body: SavedSlide,
) {
  const { seen, ...sent } = body
  const words = await cleaned(request.server.db, sent)
  const slideId = Number(params.slideId)
  const by = { login: request.staff.login, at: new Date() }
  await recorded(request, async (trx) => {
    const before = textsOf(await find(trx, slideId))
    await requireKnownAccounts(trx, request, { where: 'slides', texts: textsOf(words), before })
    if (!(await changeSlide(trx, { slideId, seen }, words, by))) {
      throw someoneWasFaster('สไลด์', await find(trx, slideId))
    }
    return {
      action: 'slide.save',
      detail: { slide_id: slideId, title: words.title, url: words.url, shown: words.shown },
    }
  })
  return readSlides(request.server.db)
}

export async function deleteSlide(
  request: FastifyRequest,
  params: { slideId: string },
  body: { seen: number },
) {
  const slideId = Number(params.slideId)
  await recorded(request, async (trx) => {
    const slide = await find(trx, slideId)
    if (!(await removeSlide(trx, { slideId, seen: body.seen }))) {
      throw someoneWasFaster('สไลด์', slide)
    }
    return {
      action: 'slide.remove',
      detail: { slide_id: slideId, title: slide?.title ?? '' },
    }
  })
  return readSlides(request.server.db)
}

export async function saveSlideOrder(request: FastifyRequest, body: { ids: number[] }) {
  const { ids } = body
  await recorded(request, async (trx) => {
    const present = (await staffSlides(trx)).map(({ slide_id }) => slide_id)
    requireAll(ids, present)
    await orderSlides(trx, ids)
    return { action: 'slide.order', detail: { ids: ids.join(' ') } }
  })
  return readSlides(request.server.db)
}

export async function readSlides(db: Db) {
  const slides = await staffSlides(db)
  return dataReply({
    slides: slides.map(({ media_id, alt, width, height, changed_at, ...slide }) => ({
      ...slide,
      changed_at: changed_at?.toISOString() ?? null,
      picture: ownPicture({ media_id, alt, width, height }),
    })),
  })
}

async function find(db: Db, slideId: number) {
  return (await staffSlides(db)).find(({ slide_id }) => slide_id === slideId)
}

function textsOf(slide: Pick<NewSlide, 'title' | 'text' | 'link_text'> | undefined): string[] {
  return slide ? [slide.title, slide.text, slide.link_text] : []
}

async function cleaned(db: Db, sent: NewSlide) {
  const title = visitorLine(sent.title)
  const text = visitorLine(sent.text)
  const link_text = visitorLine(sent.link_text)
  const url = sent.url.trim()
  if (!title) throw new Refusal(400, 'กรุณากรอกหัวข้อ')
  if (!link_text) throw new Refusal(400, 'กรุณากรอกข้อความบนปุ่ม')
  if (!safeUrl(url)) {
    throw new Refusal(400, 'ลิงก์ต้องขึ้นต้นด้วย / สำหรับหน้าในเว็บไซต์นี้ หรือ https:// สำหรับเว็บไซต์อื่น')
  }
  const { picture_id, shown } = sent
  const [picture] = await picturesNamed(db, [picture_id])
  if (!picture) throw new Refusal(400, 'ไม่พบภาพที่ใช้ กรุณาเพิ่มภาพใหม่')
  return { title, text, url, link_text, picture_id, shown }
}
