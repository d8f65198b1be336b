// Also drawn by the server when the database cannot be asked, so it uses no feed, no store, no router.

import { House, RotateCw } from 'lucide-react'
import { Phone } from './shell/phone.tsx'
import { useSite } from './site.tsx'

export function Unavailable() {
  const { config } = useSite()
  return (
    <main id="main" className="page-width grid min-h-[80dvh] content-center gap-6 py-12">
      <p className="text-muted">{config.coopNameTH}</p>
      <h1 className="max-w-160 text-h2 sm:text-h1">
        ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง
      </h1>
      <div className="flex flex-wrap gap-3">
        {/* A link to this very address: reloads with scripts or without. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the address it is on is a valid one */}
        <a href="" className="button button-primary">
          <RotateCw aria-hidden className="size-5" />
          ลองใหม่
        </a>
        <a href="/home" className="button button-secondary">
          <House aria-hidden className="size-5" />
          กลับหน้าแรก
        </a>
      </div>
      <p>
        {config.phone && (
          <>
            โทร <Phone number={config.phone} />{' '}
          </>
        )}
        เปิดทำการ {config.office_days} เวลา {config.office_time}
      </p>
    </main>
  )
}
