import { House, RotateCw } from 'lucide-react'
import { useSite } from '../site.tsx'
import { Phone } from './phone.tsx'

/** Where a script of ours did not come: why nothing happens, and what to do. */
export function NotLoaded({ Title = 'h2' }: { Title?: 'h1' | 'h2' }) {
  const { config } = useSite()
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-center gap-4">
      <Title tabIndex={-1} className="text-h3">
        เปิดหน้านี้ไม่สำเร็จ
      </Title>
      <p className="max-w-prose">
        สัญญาณอินเทอร์เน็ตอาจขาดช่วง กรุณาลองใหม่
        {config.phone && (
          <>
            {' '}
            หากยังเปิดไม่ได้ โทร <Phone number={config.phone} />
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* A link to this very address: what has come is not fetched again. */}
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
    </div>
  )
}
