import { ChevronDown } from 'lucide-react'
import type { MoreRows } from '../../client/use-more-rows.ts'
import { TAKES_LONGER, useWaited } from '../feedback/waiting.tsx'
import { Button } from '../form/button.tsx'

/** How many rows are in sight, and the way to those before them. */
export function LoadMore({ rows, hasMore, asking, problem, showMore }: MoreRows<unknown>) {
  const meanwhile = useWaited(asking) === 'short' ? 'กำลังโหลดข้อมูล…' : TAKES_LONGER
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* On paper only what is missing needs saying. */}
      <p role="status" className={`figures text-small text-muted ${hasMore ? '' : 'print:hidden'}`}>
        {hasMore ? `แสดง ${rows.length} รายการล่าสุด` : `แสดงครบ ${rows.length} รายการ`}
      </p>
      {problem && (
        <p role="alert" className="text-red-fg">
          {problem}
        </p>
      )}
      {hasMore && (
        <Button
          Icon={ChevronDown}
          label={asking ? meanwhile : problem ? 'ลองใหม่' : 'แสดงเพิ่ม'}
          busy={asking}
          className="w-full sm:w-auto"
          onClick={showMore}
        />
      )}
    </div>
  )
}
