import { useRef, useState } from 'react'
import { STORED_UNDER } from '#domain/identity/stored-session.ts'
import { applyAmountsHidden, useAmountsHidden } from '../../client/amounts-hidden.ts'
import { memberSession } from '../../client/session/member-session.ts'
import { stored } from '../../client/session/stored.ts'
import { AreaGuard } from '../../ui/area/area-guard.tsx'
import { MEMBER_AREA } from './area.tsx'
import { useMemberSession } from './use-member.ts'

export function Component() {
  useState(applyAmountsHidden)
  // Listens for what another tab hides, on pages that have no button for it too.
  useAmountsHidden()
  const record = useRecordLookedFrom()
  return (
    <AreaGuard
      sessions={memberSession}
      title={MEMBER_AREA}
      logon="/member/logon"
      leavesTo={record}
    />
  )
}

/** An officer who has looked in a member's place goes back to that member's record, which they came from. */
function useRecordLookedFrom(): string | undefined {
  const { user: member } = useMemberSession()
  const looked = useRef<string>(undefined)
  if (member) looked.current = member.impersonation && member.membership_no
  const isOfficerIn = stored(STORED_UNDER.admin) != null
  return looked.current && isOfficerIn ? `/admin/members/${looked.current}` : undefined
}
