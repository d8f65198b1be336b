// Signed by hand at the counter: print, have it signed, take in the scan; another officer looks at both before it stands.

import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Printed, ToPrint } from '#contract/staff/desk/paper-signing.ts'
import type { MemberProfile } from '#contract/staff/member.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useMay } from '../../client/use-staff.ts'
import { ChoosePaper } from './paper/choose-paper.tsx'
import { SignedList } from './paper/signed-list.tsx'
import { TakeScan } from './paper/take-scan.tsx'

const BY_HAND = ['loan_contract', 'deduction_consent', 'guarantee_contract'] as const

function contractIn(search: URLSearchParams): ToPrint | undefined {
  const [kind, reference] = [search.get('kind'), search.get('reference')]
  const found = BY_HAND.find((one) => one === kind)
  return reference && found ? { kind: found, reference } : undefined
}

export function PaperTab({ profile }: { profile: MemberProfile }) {
  const { membership_no: no, is_own } = profile
  const mayServe = useMay('serve_members') && !is_own
  const signings = useQuery(address('/api/admin/members/:no/signings', { no }))
  const [printed, setPrinted] = useState<Printed>()
  const [done, setDone] = useState('')
  const { problems, setProblems, send, busy } = useForm()
  // From a request's page: which contract it is stands in the address.
  const [search] = useSearchParams()
  const named = contractIn(search)
  const requestId = /^\d{1,9}$/.exec(search.get('request') ?? '')?.[0]

  async function print(what: ToPrint) {
    setDone('')
    setProblems({})
    const to = address('/api/admin/members/:no/paper', { no })
    const answer = await send(to, what)
    if (answer) setPrinted(answer.data)
  }
  return (
    <div className="grid gap-6">
      {mayServe && (
        <Titled title="รับลายมือชื่อบนกระดาษ" className="card grid gap-4 p-4 sm:p-5">
          {done && (
            <Callout tone="green" Icon={Printer} title="รับหน้าสแกนแล้ว">
              <p>{done}</p>
              {requestId && (
                <Link
                  to={`/admin/requests/${requestId}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  กลับไปที่คำขอ
                </Link>
              )}
            </Callout>
          )}
          {printed ? (
            <>
              <TakeScan
                key={printed.attempt}
                no={no}
                printed={printed}
                onTaken={(words) => {
                  setDone(words)
                  setPrinted(undefined)
                  signings.again()
                }}
              />
              <Button
                label="เลือกเอกสารอื่น"
                className="justify-self-start"
                onClick={() => setPrinted(undefined)}
              />
            </>
          ) : (
            <ChoosePaper
              busy={busy}
              problem={problems.form}
              named={done ? undefined : named}
              onPrint={print}
            />
          )}
        </Titled>
      )}
      <SignedList no={no} from={signings} />
    </div>
  )
}
