import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { NewDemand, SentDemandReply, Vote, VoteReply } from '#contract/public/demand.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addDemand, addVote, publishedDemand } from '#database/queries/feedback/demand.ts'
import { attachToDemand } from '#database/queries/feedback/demand-file.ts'
import { BODY_MAX, CONTACT_MAX, NAME_MAX, SUBJECT_MAX } from '#domain/content/demand.ts'
import { TRACKING_CODE_BYTES, trackingCode } from '#domain/content/tracking-code.ts'
import { folded } from '#domain/text/thai-search.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import { requireNotBlocked } from '#server/content/blocked-writers.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'
import { visitorHash } from '#server/http/visitor.ts'

export const demandWriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/demand',
    {
      // A hospital's hundreds of members share one network.
      config: { authz: 'public', limit: { name: 'demand', max: 20, seconds: 3600 } },
      schema: { body: NewDemand, response: { 200: SentDemandReply } },
    },
    async (request) => {
      const { body: sent } = request
      const { kind, anonymous, files = [] } = sent
      const subject = required('หัวข้อ', visitorLine(sent.subject), SUBJECT_MAX)
      const body = required('รายละเอียด', visitorText(sent.body), BODY_MAX)
      // Who asks not to be known is not: what they typed before choosing so is not even kept.
      const name = anonymous ? null : required('ชื่อผู้ส่ง', visitorLine(sent.name), NAME_MAX)
      const contact = anonymous
        ? null
        : fitting('ช่องทางติดต่อกลับ', visitorLine(sent.contact), CONTACT_MAX) || null
      await requireCaptcha(app, sent.recaptcha)
      const now = new Date()
      // A browser that abused us and advertisements are kept out, as of the board; a whole hospital's network
      // never is, for its members must be able to complain. The hash is compared, and not kept.
      const who = visitorHash(request, app.secrets.csrf)
      const text = folded(`${subject} ${body} ${name ?? ''}`)
      await requireNotBlocked(app.db, { who, text, now }, 'คำร้อง')

      const code = trackingCode(randomBytes(TRACKING_CODE_BYTES))
      const matter = { code, demand: { kind, subject, body, sent_at: now } }
      await inTransaction(app.db, async (trx) => {
        const demandId = await addDemand(trx, { ...matter, sender: { anonymous, name, contact } })
        const attaching = { fileIds: files, nameless: anonymous }
        // Sent too long ago, or along with another matter: neither is there any more.
        if ((await attachToDemand(trx, demandId, attaching)) < files.length)
          throw new Refusal(404, 'ไฟล์ที่แนบไว้หมดอายุแล้ว กรุณาแนบไฟล์ใหม่อีกครั้ง ข้อความที่พิมพ์ไว้ยังอยู่ครบ')
      })
      return { rc_code: '1' as const, data: { tracking_code: code } }
    },
  )

  app.post(
    '/demand/:topicId/vote',
    {
      config: { authz: 'public', limit: { name: 'demand-vote', max: 60, seconds: 3600 } },
      schema: {
        params: Type.Object({ topicId: Id }),
        body: Vote,
        response: { 200: VoteReply },
      },
    },
    async (request) => {
      const now = new Date()
      const demand = await publishedDemand(app.db, Number(request.params.topicId), now)
      if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
      await requireCaptcha(app, request.body.recaptcha)
      const who = visitorHash(request, app.secrets.csrf)
      const { votes, isNew } = await addVote(app.db, demand.demand_id, who, now)
      return { rc_code: '1' as const, data: { votes, is_new: isNew } }
    },
  )
}

function required(title: string, text: string, max: number): string {
  if (!text) throw new Refusal(400, `กรุณากรอก${title}`)
  return fitting(title, text, max)
}

/** Asked again after cleaning, which can lengthen a text: one sign may become two. */
function fitting(title: string, text: string, max: number): string {
  if ([...text].length > max) throw new Refusal(400, `${title}ยาวเกิน ${max} ตัวอักษร`)
  return text
}
