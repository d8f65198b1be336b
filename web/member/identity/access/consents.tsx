import { Link } from 'react-router'
import type { Consents as Said } from '#contract/member/terms.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'
import { Part } from './part.tsx'

type Consent = Said['consents'][number]

/** Giving and taking back are one press each, side by side. */
export function Consents() {
  const request = useQuery('/api/member/consents')
  const { perform } = useAction()

  async function say({ purpose, given }: Consent) {
    if (await perform('/api/member/consents', { purpose, given: !given })) request.again()
  }
  return (
    <Part from={request}>
      {({ accepted, consents }) => (
        <>
          <p className="mt-1 text-muted">ไม่ให้ความยินยอมข้อใดก็ใช้ระบบได้ตามปกติ และเปลี่ยนใจได้ทุกเมื่อ</p>
          <ul className="mt-3 grid grid-cols-1 gap-3">
            {consents.map((consent) => (
              <li key={consent.purpose} className="card p-4 sm:p-5">
                <h3 className="font-semibold">{consent.title}</h3>
                <p className="mt-1 text-small">{consent.text}</p>
                <div className="mt-3 flex flex-wrap items-center gap-3">
                  <p className="min-w-0 flex-1 basis-40 text-small text-muted">
                    {standing(consent)}
                  </p>
                  <Button
                    label={consent.given ? 'ถอนความยินยอม' : 'ให้ความยินยอม'}
                    of={`  ${consent.title}`}
                    onClick={() => say(consent)}
                  />
                </div>
              </li>
            ))}
          </ul>
          <h3 className="mt-6 font-semibold">ข้อกำหนดที่ท่านยอมรับแล้ว</h3>
          {accepted.length === 0 && <p className="text-muted">ยังไม่มี</p>}
          <ul>
            {accepted.map(({ kind, version, title, accepted_at, signing }) => (
              <li key={`${kind} ${version}`} className="text-small">
                <Link
                  to={`/member/termofconditional?doc=${kind}&version=${version}`}
                  className="link inline-flex min-h-12 items-center"
                >
                  {title} ฉบับที่ {version}
                </Link>{' '}
                <span className="text-muted">
                  เมื่อ {shortDate(new Date(accepted_at))}
                  {signing && ` · ${SIGNING_LEVELS.accepted.name}`}
                </span>
                {signing && (
                  <PaperButton
                    label="ดาวน์โหลดหลักฐาน"
                    of={` ${title} ฉบับที่ ${version}`}
                    path={address('/api/member/signings/:code/pdf', { code: signing })}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

function standing({ given, at }: Consent): string {
  const when = at ? ` เมื่อ ${shortDate(new Date(at))}` : ''
  if (given) return `ให้ความยินยอมแล้ว${when}`
  return at ? `ไม่ยินยอม${when}` : 'ยังไม่ได้ให้ความยินยอม'
}
