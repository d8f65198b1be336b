import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'

const SLOW_AFTER_MS = 8_000

const SHAPES = {
  /** A hero and some rows. */
  page: ['h-40', 'h-28', 'h-28'],
  rows: ['h-14', 'h-14', 'h-14', 'h-14', 'h-14', 'h-14'],
}

interface LoadingProps {
  shape?: keyof typeof SHAPES
  retry: () => void
}

/** In the size of what will come. Not at once: what comes quickly never flashes. */
export function Loading({ shape = 'page', retry }: LoadingProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="animate-[appear_0.3s_0.2s_both]">
      <p role="status" className={slow ? 'mb-3 flex flex-wrap items-center gap-3' : 'sr-only'}>
        {slow ? 'ใช้เวลานานกว่าปกติ' : 'กำลังโหลดข้อมูล'}
      </p>
      {slow && (
        <button type="button" className="button button-secondary mb-4" onClick={retry}>
          <RotateCw aria-hidden className="size-5" />
          ลองใหม่
        </button>
      )}
      <div aria-hidden className="grid animate-pulse gap-3 motion-reduce:animate-none">
        {SHAPES[shape].map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes in a row
          <div key={at} className={`${height} rounded-card bg-sunken`} />
        ))}
      </div>
    </div>
  )
}
