import type { MemberSignings } from '#contract/staff/desk/paper-signing.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { COUNSEL_DECIDES, SIGNING_LEVELS, signedWords } from '#domain/signing/levels.ts'
import { address } from '../../../../client/address.ts'
import type { Query } from '../../../../client/use-query.ts'
import { Empty } from '../../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../../ui/feedback/staff-loaded.tsx'
import { PaperButton } from '../../../../ui/statement/paper-button.tsx'
import { Unbroken } from '../../../../ui/statement/unbroken.tsx'

/** What this member signed, at home and here. */
export function SignedList({ no, from }: { no: string; from: Query<MemberSignings> }) {
  return (
    <section aria-labelledby="signed" className="grid gap-3">
      <h2 id="signed" className="text-h3">
        เอกสารที่ลงนามแล้ว
      </h2>
      <StaffLoaded from={from}>
        {({ signings }) =>
          signings.length === 0 ? (
            <Empty title="ยังไม่มีเอกสารที่ลงนาม" />
          ) : (
            <ul className="grid gap-3">
              {signings.map((signing) => (
                <Signing key={signing.code} no={no} signing={signing} />
              ))}
            </ul>
          )
        }
      </StaffLoaded>
      <p className="text-small text-muted">{COUNSEL_DECIDES}</p>
    </section>
  )
}

function Signing({ no, signing }: { no: string; signing: MemberSignings['signings'][number] }) {
  const { code, purpose, title, number, level, signed_at, withdrawn_at } = signing
  return (
    <li className="card flex flex-wrap items-start justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {signedWords(purpose, level)} เมื่อ {shortDate(new Date(signed_at))}
        </p>
        <p>
          {title} {number}
        </p>
        <p className="text-small text-muted">
          {SIGNING_LEVELS[level].name} · รหัส{' '}
          <span className="figures">
            <Unbroken>{code}</Unbroken>
          </span>
        </p>
        {withdrawn_at && (
          <p className="font-semibold">ถอนแล้วเมื่อ {shortDate(new Date(withdrawn_at))}</p>
        )}
      </div>
      <PaperButton
        label="เปิดเอกสาร"
        of={` ${title} ${number}`}
        path={address('/api/admin/members/:no/signings/:code/pdf', { no, code })}
      />
    </li>
  )
}
