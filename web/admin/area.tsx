// The back office is drawn in the browser only, as the member area is: the server draws this much of it.

import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useMeta } from '../page-meta.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'

export function Component() {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return inBrowser ? <Outlet /> : <Checking />
}

export function Checking() {
  useMeta({ title: 'ระบบเจ้าหน้าที่', hidden: true, nowhere: true })
  return (
    <LoadingScreen title="ระบบเจ้าหน้าที่" late status="กำลังตรวจสอบการเข้าสู่ระบบ">
      <noscript>
        <p>ระบบเจ้าหน้าที่ต้องเปิดใช้ JavaScript ในเบราว์เซอร์</p>
      </noscript>
    </LoadingScreen>
  )
}
