import { createContext, type ReactNode, useContext, useState } from 'react'
import { useMeta } from '../../app/page-meta.tsx'
import { LoadingScreen } from '../feedback/loading-screen.tsx'
import { useHydrated } from '../layout/use-hydrated.ts'

/** Whether the screen that waits came with the page: then it stays as it is, and does not come once more. */
const InSight = createContext(true)

/** Areas are drawn in the browser only: the server draws what waits, the same for everybody. */
export function InBrowser({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const inBrowser = useHydrated()
  const [inSight] = useState(!inBrowser)
  return inBrowser ? <InSight value={inSight}>{children}</InSight> : waiting
}

/** While the scripts are on their way, and while the server is asked who this is. */
export function Checking({ title }: { title: string }) {
  useMeta({ title, hidden: true, nowhere: true })
  return (
    <LoadingScreen late={!useContext(InSight)} needsScripts title={title} status="กำลังเปิดหน้า…" />
  )
}
