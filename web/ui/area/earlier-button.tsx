import { Button } from '../form/button.tsx'

interface EarlierButtonProps {
  hasMore: boolean
  asking: boolean
  showMore: () => void
}

/** Below a list whose newest rows come first; takes what `useMoreRows` says. */
export function EarlierButton({ hasMore, asking, showMore }: EarlierButtonProps) {
  if (!hasMore) return null
  return (
    <Button
      label={asking ? 'กำลังโหลด…' : 'ดูรายการก่อนหน้า'}
      busy={asking}
      className="no-print mt-4 w-full sm:w-auto"
      onClick={showMore}
    />
  )
}
