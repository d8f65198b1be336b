import { WifiOff } from 'lucide-react'
import { useHydrated } from '../layout/use-hydrated.ts'

const BOX = 'rounded-card border border-border bg-subtle p-4'

/** Reading needs no scripts; writing does, for the proof that no robot writes. */
export function NeedsScripts() {
  const isTakenOver = useHydrated()
  if (isTakenOver) return null
  return (
    <>
      <noscript>
        <p className={BOX}>
          การส่งข้อความต้องเปิดใช้ JavaScript ในเบราว์เซอร์ หรือโทรสอบถามสหกรณ์ตามหมายเลขท้ายหน้านี้
        </p>
      </noscript>
      <p role="alert" className={`hidden gap-3 not-loaded:flex ${BOX}`}>
        <WifiOff aria-hidden className="mt-1 size-6 shrink-0" />
        ยังส่งไม่ได้ เพราะสัญญาณอินเทอร์เน็ตขาดช่วง ข้อความที่พิมพ์ไว้ยังอยู่ครบ แตะหน้าจอเพื่อลองใหม่
      </p>
    </>
  )
}
