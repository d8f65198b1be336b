// The member area is drawn in the browser only: the server draws this much of every address of it, the
// same for everybody, and knows no member while drawing.

import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useMeta } from '../page-meta.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { keepOfflinePage } from './keep-offline-page.ts'

/** Once a visit is enough, and a policy cannot be made twice. */
let kept = false

export function Component() {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => {
    setInBrowser(true)
    if (!kept) keepOfflinePage()
    kept = true
  }, [])
  return inBrowser ? <Outlet /> : <Checking />
}

export function Checking() {
  useMeta({ title: 'ระบบสมาชิก Online', hidden: true, nowhere: true })
  return (
    <LoadingScreen late status="กำลังตรวจสอบการเข้าสู่ระบบ">
      <noscript>
        <p>ระบบสมาชิกต้องเปิดใช้ JavaScript ในเบราว์เซอร์</p>
      </noscript>
    </LoadingScreen>
  )
}
