// Only officers pass. When a session ends while they work, the door opens over the page: nothing typed is lost.

import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useMeta } from '../page-meta.tsx'
import { checkStaff, followStaff, storedStaffToken } from '../store/staff-session.ts'
import { Checking } from './area.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { goingTo } from './return-to.ts'
import { useStaffDispatch, useStaffSession } from './use-staff.ts'

export function Component() {
  const { officer, unreachable, expired } = useStaffSession()
  const [cameSignedIn] = useState(() => storedStaffToken() !== undefined)
  const { pathname, search } = useLocation()
  const retry = useCheck()

  if (officer) {
    return (
      <>
        <Outlet key={officer.login} />
        <ProofDialog />
      </>
    )
  }
  if (unreachable) return <Unreachable why={unreachable} retry={retry} />
  if (storedStaffToken() && !expired) return <Checking />
  // Whoever left by themselves leaves no trail for the next person at this machine.
  const leftOnPurpose = cameSignedIn && !expired
  const state = leftOnPurpose ? null : goingTo(pathname + search)
  return <Navigate to="/admin/logon" replace state={state} />
}

/** On entry, on coming back to a tab that lay hidden, and when another tab signs in or out. */
function useCheck(): () => void {
  const dispatch = useStaffDispatch()
  useEffect(() => {
    const check = () => void dispatch(checkStaff())
    const lookAgain = () => document.hidden || check()
    const follow = ({ key }: StorageEvent) => key === 'staff' && dispatch(followStaff())
    check()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('storage', follow)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('storage', follow)
    }
  }, [dispatch])
  return () => void dispatch(checkStaff())
}

/** That nobody answers is not the end of a session. */
function Unreachable({ why, retry }: { why: string; retry: () => void }) {
  useMeta({ title: why, hidden: true, nowhere: true })
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-6">
      <div role="alert">
        <h1 className="text-h2">{why}</h1>
        <p className="text-muted">ระบบยังจำการเข้าสู่ระบบของท่านไว้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่</p>
      </div>
      <button type="button" className="button button-primary justify-self-start" onClick={retry}>
        <RotateCw aria-hidden className="size-5" />
        ลองใหม่
      </button>
    </main>
  )
}
