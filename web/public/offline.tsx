import { RotateCw, WifiOff } from 'lucide-react'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { Logo } from '../ui/layout/logo.tsx'

/** What a phone keeps to show where no connection is; web/service-worker.js fetches it ahead. */
export function Component() {
  const { config } = useSite()
  useMeta({
    title: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต',
    description: 'หน้าที่เครื่องของท่านเก็บไว้แสดงเมื่อไม่มีสัญญาณอินเทอร์เน็ต',
    hidden: true,
  })
  return (
    <main
      id="main"
      className="grid min-h-dvh grid-cols-1 content-center justify-items-center gap-5 p-6 text-center"
    >
      <Logo size={80} />
      <p className="text-muted">{config.coopNameTH}</p>
      <h1 tabIndex={-1} className="flex flex-wrap items-center justify-center gap-2 text-h2">
        <WifiOff aria-hidden className="size-7 shrink-0" />
        ไม่ได้เชื่อมต่ออินเทอร์เน็ต
      </h1>
      <p className="max-w-prose">
        ข้อมูลของท่านไม่ได้เก็บไว้ในเครื่องนี้ จึงเปิดดูได้เมื่อเชื่อมต่อเท่านั้น กรุณาตรวจสอบสัญญาณแล้วลองใหม่
      </p>
      {/* A link to the address that was asked for, which is still in the address bar. */}
      {/* biome-ignore lint/a11y/useValidAnchor: the address it is on is a valid one */}
      <a href="" className="button button-primary">
        <RotateCw aria-hidden className="size-5" />
        ลองใหม่
      </a>
    </main>
  )
}
