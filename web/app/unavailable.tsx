// Also drawn by the server when the database cannot be asked, so it uses no feed, no store, no router.

import { Phone } from '../ui/data/phone.tsx'
import { AgainOrHome } from '../ui/feedback/again-or-home.tsx'
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
        <AgainOrHome />
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
