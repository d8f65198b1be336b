import type { ReactNode } from 'react'
import { useSite } from '../site.tsx'
import { Logo } from './logo.tsx'

interface LoadingScreenProps {
  title: string
  status: string
  /** What is over within 300 ms never flashes. */
  late?: boolean
  children?: ReactNode
}

/** What an area shows while it checks who is there (specification §2). */
export function LoadingScreen({ title, status, late = false, children }: LoadingScreenProps) {
  const { config } = useSite()
  return (
    <main
      id="main"
      className={`grid min-h-dvh grid-cols-1 content-center justify-items-center gap-5 p-6 text-center ${late ? 'animate-[late_0.2s_0.3s_both]' : ''}`}
    >
      <Logo size={80} />
      <div>
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="text-muted">{config.coopNameTH}</p>
      </div>
      <div aria-hidden className="h-1.5 w-48 max-w-full overflow-hidden rounded-full bg-sunken">
        <div className="h-full w-1/3 animate-[to-and-fro_1.6s_ease-in-out_infinite_alternate] rounded-full bg-primary motion-reduce:w-full motion-reduce:animate-none" />
      </div>
      <p role="status">{status}</p>
      {children}
      {/* By the clock of the style sheet, so that it also comes when no script does. */}
      <p className="animate-[late_0.4s_8s_both]">
        ใช้เวลานานกว่าปกติ{' '}
        <a href="/home" className="link">
          กลับหน้าแรก
        </a>
      </p>
    </main>
  )
}
