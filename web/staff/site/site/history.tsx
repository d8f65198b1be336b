import { History as Clock, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  type Address,
  below,
  type ConfigAddress,
  type ConfigPath,
} from '../../../client/address.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { showToast } from '../../../client/store/toasts.ts'
import { useQuery } from '../../../client/use-query.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface HistoryProps {
  path: ConfigAddress
  /** An earlier version goes into the form, and stands only once it is saved. */
  onTake: (content: unknown) => void
}

export function History({ path, onTake }: HistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="no-print w-full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 items-center gap-2">
        <Clock aria-hidden className="size-5" />
        ประวัติการแก้ไข
      </summary>
      {open && <Versions path={path} onTake={onTake} />}
    </details>
  )
}

function Versions({ path, onTake }: HistoryProps) {
  // Which config it is, is known to who opens this; every one of them has a history.
  const request = useQuery(below(path as Address<ConfigPath>, '/history'))
  const dispatch = useAreaDispatch()
  async function take(version: number) {
    try {
      const answer = await dispatch(
        askInArea(`${path}/history/${version}` as Address<`${ConfigPath}/history/:version`>),
      )
      onTake(dataOf(answer).content)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return void dispatch(showToast('error', error.message))
    }
    dispatch(showToast('info', 'นำรุ่นเดิมมาไว้ในแบบฟอร์มแล้ว ตรวจแล้วกดบันทึก'))
    scrollTo({ top: 0 })
  }
  return (
    <StaffLoaded from={request}>
      {(versions) =>
        versions.length === 0 ? (
          <p className="text-muted">ยังไม่เคยแก้ไขจากหน้านี้</p>
        ) : (
          <ol className="grid gap-2">
            {versions.map(({ version, changed_by, changed_at, changes }, at) => (
              <li
                key={version}
                className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-border p-3"
              >
                <div className="min-w-0 flex-[1_1_20rem]">
                  <ChangedBy
                    by={changed_by ?? ''}
                    at={changed_at}
                    did={version === 0 ? 'ก่อนแก้ไขครั้งแรก' : 'บันทึก'}
                  />
                  <ul className="list-disc ps-5 text-small wrap-anywhere">
                    {changes.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
                {at > 0 && (
                  <Button Icon={RotateCcw} label="นำรุ่นนี้กลับมา" onClick={() => void take(version)} />
                )}
              </li>
            ))}
          </ol>
        )
      }
    </StaffLoaded>
  )
}
