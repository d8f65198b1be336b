import { type ReactNode, useEffect, useState } from 'react'
import { useMeta } from '../page-meta.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'

/** Areas are drawn in the browser only: the server draws what waits, the same for everybody. */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return inBrowser ? children : waiting
}

/** While the server is asked who this is. */
export function Checking({ title }: { title: string }) {
  useMeta({ title, hidden: true, nowhere: true })
  return (
    <LoadingScreen late title={title} status="กำลังตรวจสอบการเข้าสู่ระบบ">
      <noscript>
        <p>{title}ต้องเปิดใช้ JavaScript ในเบราว์เซอร์</p>
      </noscript>
    </LoadingScreen>
  )
}
