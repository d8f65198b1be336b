// What a member sends.

import { RightsRequestBody } from '#contract/member/access.ts'
import { BalanceAnswer } from '#contract/member/balance.ts'
import { Correction, PhotoUpload } from '#contract/member/files.ts'
import { DeviceSignOut } from '#contract/member/identity.ts'
import {
  NoticeChoice,
  NoticeDetail,
  NoticesRead,
  PushRemoval,
  PushSubscribe,
} from '#contract/member/notices/notices.ts'
import { ConsentChoice, TermsAcceptance } from '#contract/member/terms.ts'
import { OwnProof } from '#contract/shared/passkeys.ts'
import { PASSWORD } from '../../given/account.ts'
import { A_PDF, aPicture } from '../../given/article-parts.ts'
import { givenTerms } from '../../given/terms.ts'
import { LINE_WRITES } from './line.ts'
import { A_FILE, asks, at, sent, type Write } from './world.ts'

const A_SUBSCRIPTION = {
  endpoint: 'https://push.example/one',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
}

export const MEMBER_WRITES: Record<string, Write> = {
  'POST /api/member/consents': () => sent(ConsentChoice, { purpose: 'photo', given: true }),
  'POST /api/member/data-copy': () => sent(OwnProof, { mem_password: PASSWORD }),
  'POST /api/member/devices/sign-out': () => sent(DeviceSignOut, {}),
  'POST /api/member/wwwupload': async () => {
    const image = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`
    const croppedAreaPixels = { x: 0, y: 0, width: 30, height: 30 }
    const croppedArea = { x: 0, y: 0, width: 100, height: 100 }
    return sent(PhotoUpload, { image, name: 'ฉัน.jpg', croppedArea, croppedAreaPixels })
  },
  'POST /api/member/upload': () => ({
    at: '/api/member/upload?name=a.pdf',
    body: A_PDF,
    headers: A_FILE,
  }),
  'POST /api/member/correction': () =>
    sent(Correction, { what: 'other', text: 'ขอแก้ไข', files: [] }),
  'POST /api/member/rights': () => sent(RightsRequestBody, { what: 'access', text: 'ขอสำเนาข้อมูล' }),
  'POST /api/member/notices/read': () => sent(NoticesRead, { up_to: 1 }),
  'POST /api/member/notices/choices': () =>
    sent(NoticeChoice, { topic: 'requests', road: 'sms', on: true }),
  'POST /api/member/notices/detail': () => sent(NoticeDetail, { on: true }),
  'POST /api/member/notices/push': ({ app }) => {
    app.settings.webPush = { subject: 'mailto:a@coop.example', hosts: ['push.example'] }
    return sent(PushSubscribe, A_SUBSCRIPTION)
  },
  'POST /api/member/notices/push/removal': async (world) => {
    world.app.settings.webPush = { subject: 'mailto:a@coop.example', hosts: ['push.example'] }
    await asks(world, 'member', '/api/member/notices/push', { body: A_SUBSCRIPTION })
    const { devices } = await asks(world, 'member', '/api/member/notices/push')
    const { subscription_id } = devices[0]
    return { ...sent(PushRemoval, { subscription_id }), isOwn: true }
  },
  ...LINE_WRITES,
  'POST /api/member/reveal': () => sent(OwnProof, { mem_password: PASSWORD }),
  'POST /api/member/balance': () => sent(BalanceAnswer, { year: 2025, agreed: true }),
  'POST /api/member/papers/data_copy/:format': () =>
    at('/api/member/papers/data_copy/pdf', OwnProof, { mem_password: PASSWORD }),
  'POST /api/member/termofconditional': () => ({}),
  'POST /api/member/termofconditional/accept': async (world) => {
    await givenTerms(world.db, { version: '9.0', effective_on: '2026-11-01' })
    const { due } = await asks(world, 'member', '/api/member/termofconditional', {})
    const versions = due.map(({ kind, version, sha256 }: Record<string, string>) => ({
      kind,
      version,
      sha256,
    }))
    return sent(TermsAcceptance, { versions })
  },
  'POST /api/member/lastupdate_bydepstatement': () => ({}),
}
