// A member signs what they want changed of the register: address, e-mail, phone or bank account. What it is was sent before and waits
// as a wish; the signature sends it to the desk, and both are one transaction.

import { hasOpenRequest } from '#database/queries/request/request.ts'
import { attachRequestFile } from '#database/queries/request/request-file.ts'
import {
  takeWish,
  type Wish,
  type WishKind,
  wishOf,
} from '#database/queries/request/request-wish.ts'
import { registerChangeRequest } from '#documents/member/register-change-request.ts'
import type { ContactPayload } from '#domain/request/contact.ts'
import { isAllowed } from '#domain/request/request-kind.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { Refusal } from '../http/errors.ts'
import { type Reading, readMember } from '../member-figures/member-feed.ts'
import { ownReading } from '../member-figures/own-reading.ts'
import { readHolder } from '../papers/member-paper.ts'
import { holdHours } from '../request-desk/hold.ts'
import { DESK_KINDS } from '../request-desk/kinds.ts'
import { oneAtATime, sendSigned } from '../request-desk/send-request.ts'
import type { KindOfSigning } from './kinds.ts'

export function wishSigning(kind: WishKind): KindOfSigning {
  return {
    prepare({ server, membershipNo }, reference) {
      return readMember(server, membershipNo, async (reading) => {
        const wish = await reading.live(wishOf, { membershipNo, wish: wishIn(reference) })
        const asked = usable(wish, kind)
        // Said before somebody reads and signs for nothing.
        if (asked.mends === null && (await reading.live(hasOpenRequest, membershipNo, kind)))
          throw oneAtATime(kind)
        const { verdict } = await judged(reading, asked)
        const isHeld = REQUEST_KINDS[kind].heldAs?.(asked.payload) != null
        const content = registerChangeRequest({
          asOf: reading.asOf,
          holder: await readHolder(reading),
          summary: REQUEST_KINDS[kind].summary(asked.payload),
          changes: DESK_KINDS[kind]
            .facts(verdict, asked)
            .map(({ label, value }) => [label, value] as const),
          holdHours: isHeld ? await reading.live(holdHours) : null,
        })
        return { content, statements: [READ, STATEMENTS[kind]] }
      })
    },
    async signed(trx, request, signed) {
      const { membershipNo } = signed
      const taken = await takeWish(trx, { membershipNo, wish: wishIn(signed.reference) })
      const asked = usable(taken, kind)
      // By the register of this moment, read where it is written.
      const standing = await ownReading(trx, request.server, membershipNo, (reading) =>
        judged(reading, asked),
      )
      const { payload, payload_sealed, mends, mends_version, file_id } = asked
      const { request_id: requestId } = await sendSigned(trx, request, {
        kind,
        judged: {
          ...standing,
          payload,
          secret: standing.secret ?? payload_sealed,
          judged: standing.verdict,
          amount: REQUEST_KINDS[kind].amount(payload),
        },
        signed,
        mends: mends === null ? undefined : { requestId: mends, version: mends_version ?? 0 },
      })
      if (file_id === null) return
      if (!(await attachRequestFile(trx, { membershipNo, requestId, fileId: file_id })))
        throw new Refusal(404, 'ไม่พบไฟล์ที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง')
    },
  }
}

const READ = 'ข้าพเจ้าได้อ่านคำขอและตรวจข้อมูลใหม่แล้วว่าถูกต้อง'

const STATEMENTS: Record<WishKind, string> = {
  contact: 'ข้าพเจ้าขอให้สหกรณ์ติดต่อข้าพเจ้าตามข้อมูลใหม่นี้',
  phone: 'หมายเลขใหม่เป็นของข้าพเจ้า และขอให้สหกรณ์ส่งรหัสกับข้อความไปที่หมายเลขนี้',
  bank_account: 'บัญชีนี้เป็นของข้าพเจ้า และขอให้สหกรณ์จ่ายเงินเข้าบัญชีนี้',
}

const GONE = 'ไม่พบคำขอที่จะลงนาม หรือหมดเวลาแล้ว กรุณากรอกใหม่'

function wishIn(reference: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)) throw new Refusal(404, GONE)
  return reference
}

function usable(wish: Wish | undefined, kind: WishKind): Wish {
  if (wish?.kind !== kind) throw new Refusal(404, GONE)
  if (wish.proved_at !== null) return wish
  if (kind === 'phone') throw new Refusal(409, 'กรอกรหัสที่ส่งไปยังหมายเลขใหม่ก่อนลงนาม')
  if (kind === 'contact' && (wish.payload as ContactPayload).email)
    throw new Refusal(409, 'กรอกรหัสที่ส่งไปยังอีเมลใหม่ก่อนลงนาม')
  return wish
}

/** What the rules do not allow is not signed. */
async function judged(reading: Reading, wish: Wish) {
  const standing = await DESK_KINDS[wish.kind].judge(reading, wish)
  const { findings } = standing.verdict
  const against = findings.find(({ passes }) => passes === false)
  if (!isAllowed(findings)) throw new Refusal(409, `ส่งคำขอไม่ได้ ${against?.says ?? ''}`)
  return standing
}
