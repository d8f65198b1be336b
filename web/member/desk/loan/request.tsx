// A loan is asked for on one page: what, on what it rests, the payslip, where it is paid to, and the signature. What is typed is kept
// at the cooperative until it is signed. One that is under way is shown in its place.

import { Ban } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import type { RightFeed } from '#contract/member/right.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { feedRight } from '../../../client/store/member-feeds.ts'
import { useFeed } from '../../../client/store/use-feed.ts'
import { useQuery } from '../../../client/use-query.ts'
import { PageTitle } from '../../../ui/area/page-title.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { FIRST_WISH } from '../../../ui/right/first-wish.ts'
import { useImpersonation } from '../../layout/use-member.ts'
import { Filling } from './request/filling.tsx'
import { OpenRequest } from './request/open-request.tsx'

export function Component() {
  const feed = useQuery('/api/member/loan_request')
  const right = useFeed(feedRight, '/api/member/right')
  return (
    <>
      <PageTitle title="ขอกู้เงิน" />
      <Loaded from={feed}>
        {(asked) => (
          <Loaded from={right}>
            {(known) => <Asking asked={asked} known={known} again={feed.again} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

interface AskingProps {
  asked: LoanRequestFeed
  known: RightFeed
  again: () => void
}

function Asking({ asked, known, again }: AskingProps) {
  const impersonation = useImpersonation()
  const { carried, drop } = useCarried()
  const [isNew, setIsNew] = useState(false)
  const { draft, open } = asked
  const lendings = known.lendings.filter(({ product }) => product.online)
  const isMended = open?.may_change && draft?.mends?.request_id === open.request_id
  const mends = isMended ? open : null
  const reload = () => {
    drop()
    again()
  }
  if (open && !mends)
    return (
      <OpenRequest
        open={open}
        draftVersion={draft?.version ?? 0}
        isNew={isNew}
        mayAct={!impersonation}
        onChange={reload}
      />
    )
  if (impersonation) return <p>เจ้าหน้าที่ที่ดูในนามสมาชิกขอกู้เงินไม่ได้</p>
  const [first] = lendings
  if (!known.rule_set || !first)
    return (
      <Callout tone="amber" Icon={Ban} title="สหกรณ์ยังไม่เปิดรับคำขอกู้ทางเว็บไซต์">
        <p>กรุณายื่นแบบคำขอที่สำนักงานสหกรณ์</p>
      </Callout>
    )
  const empty = { ...FIRST_WISH, ...NOTHING_YET, product: first.product.name } as LoanForm
  return (
    <Filling
      // Another draft, such as one that another window has saved, is filled in anew.
      key={`${draft?.reference} ${open?.request_id}`}
      first={{ ...empty, ...draft?.form, ...carried }}
      isCarried={carried !== undefined}
      draft={draft}
      mends={mends}
      account={asked.account}
      known={{ ...known, lendings }}
      onSent={() => {
        setIsNew(true)
        reload()
      }}
      onReload={reload}
    />
  )
}

const NOTHING_YET: Pick<LoanForm, 'collateral' | 'guarantors' | 'file_id'> = {
  collateral: 'shares',
  guarantors: [],
  file_id: null,
}

/** What was wished for on the page before, which hands it over in the browser: once, or loading the page again would undo what was typed. */
function useCarried() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [carried, setCarried] = useState((state as { wish?: Partial<LoanForm> } | null)?.wish)
  useEffect(() => {
    if (state) navigate('.', { replace: true, state: null })
  }, [state, navigate])
  return { carried, drop: () => setCarried(undefined) }
}
