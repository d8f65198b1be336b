import type { FastifyRequest } from 'fastify'
import type { PhotoUpload } from '#contract/member/files.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { photoOf, setPhoto } from '#database/queries/member/member-photo.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'
import { hasConsented, noticeOf, sayConsent } from '#server/requests/say-consent.ts'
import { readSentFile } from '#server/uploads/file-readers.ts'

const PHOTO_MAX = 2 * 1024 * 1024

const TRIES = { name: 'photo', max: 10, seconds: 24 * 60 * 60 }

export async function sendOwnPhoto({ member, server }: FastifyRequest) {
  const photo = await photoOf(server.db, member.membershipNo)
  return dataReply({
    photo: photo && photo.state !== 'refused' ? dataAddress(photo.bytes) : null,
    review: photo ? { state: photo.state, why: photo.decided_why ?? '' } : null,
    consent: noticeOf('photo').text,
  })
}

export async function setOwnPhoto(request: FastifyRequest, body: PhotoUpload): Promise<OkReply> {
  const { image, croppedArea, croppedAreaPixels } = body
  const { membershipNo } = request.member
  await limitTries(request.server.db, request.server.secrets.csrf, TRIES, `member:${membershipNo}`)
  if (croppedArea.x + croppedArea.width > 100 || croppedArea.y + croppedArea.height > 100) {
    throw new Refusal(400, 'ส่วนที่เลือกอยู่นอกรูป กรุณาเลือกใหม่')
  }
  const bytes = await readSentFile('photoFrom', bytesIn(image), croppedAreaPixels)
  await recorded(request, async (trx) => {
    // The page shows the notice beside the button that sends this.
    if (!(await hasConsented(trx, membershipNo, 'photo'))) {
      await sayConsent(trx, request, { purpose: 'photo', given: true })
    }
    await setPhoto(trx, membershipNo, { bytes, at: new Date() })
    return { action: 'member.photo', detail: {} }
  })
  return okReply('บันทึกรูปแล้ว เจ้าหน้าที่จะตรวจรูปอีกครั้ง')
}

export function dataAddress(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/** What it calls itself does not matter; its bytes are looked at next. */
function bytesIn(image: string): Buffer {
  const [, base64] = /^data:image\/[a-z.+-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/.exec(image) ?? []
  if (!base64) throw new Refusal(400, 'อ่านรูปนี้ไม่ได้ กรุณาเลือกรูปใหม่')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > PHOTO_MAX) throw new Refusal(400, 'รูปต้องมีขนาดไม่เกิน 2 MB')
  return bytes
}
