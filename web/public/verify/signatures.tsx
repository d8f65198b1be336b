import { BadgeCheck, CircleAlert } from 'lucide-react'
import type { VerifiedPaper } from '#contract/public/verify.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { COUNSEL_DECIDES, SIGNING_LEVELS, signedWords } from '#domain/signing/levels.ts'

type Signed = NonNullable<VerifiedPaper['signed']>

/** Who signed in which role, how, and whether it is as it was written; never who they are. */
export function Signatures({ sha256, key, signings }: Signed) {
  return (
    <section aria-labelledby="signatures" className="border-t border-border p-4 sm:p-6">
      <h3 id="signatures" className="text-h3">
        การลงนาม
      </h3>
      <ul className="mt-3 grid gap-4">
        {signings.map((signing) => (
          <Signature key={signing.code} {...signing} />
        ))}
      </ul>
      <div className="mt-4 grid gap-2 text-small text-muted">
        <p>{COUNSEL_DECIDES}</p>
        <p className="[overflow-wrap:anywhere]">ลายนิ้วมือเอกสารก่อนลงนาม (SHA-256) {sha256}</p>
        <p className="[overflow-wrap:anywhere]">กุญแจของสหกรณ์สำหรับโปรแกรมตรวจลายมือชื่อ {key}</p>
      </div>
    </section>
  )
}

function Signature({
  purpose,
  role,
  level,
  signed_at,
  withdrawn_at,
  is_unchanged,
}: Signed['signings'][number]) {
  const Icon = is_unchanged ? BadgeCheck : CircleAlert
  const { name, how, limit } = SIGNING_LEVELS[level]
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden
        className={`mt-1 size-6 shrink-0 ${is_unchanged ? 'text-green-fg' : 'text-red-fg'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          {role}
          {signedWords(purpose, level)} เมื่อ {longMoment(signed_at)}
        </p>
        {withdrawn_at && (
          <p className="font-semibold">ผู้ลงนามถอนแล้วเมื่อ {longMoment(withdrawn_at)}</p>
        )}
        <p className={`font-semibold ${is_unchanged ? '' : 'text-red-fg'}`}>
          {is_unchanged ? 'ไม่ถูกแก้ไข' : 'ตรวจแล้วไม่ตรงกับที่บันทึกไว้ กรุณาติดต่อสหกรณ์ก่อนใช้เอกสาร'}
        </p>
        <p>{name}</p>
        <p className="text-small text-muted">{how}</p>
        <p className="text-small text-muted">ข้อจำกัด: {limit}</p>
      </div>
    </li>
  )
}
