import { useState } from 'react'
import type { ThreadMessage } from '#contract/staff/board.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { BlockDays, type Days, daysOf } from './block-days.tsx'

type Kind = 'visitor' | 'network'

/** Keeps the writer of a message off the board: this browser, or everybody behind the same address. */
export function BlockDialog({ message, onClose }: { message: ThreadMessage; onClose: () => void }) {
  const { perform, busy } = useAction()
  const [kind, setKind] = useState<Kind>('visitor')
  const [days, setDays] = useState<Days>('7')
  const [problem, setProblem] = useState<string>()
  const kinds = [
    {
      value: 'visitor' as const,
      label: 'เบราว์เซอร์นี้',
      hint: 'ส่งคำร้องไม่ได้ด้วย ผู้อื่นในเครือข่ายเดียวกันยังเขียนได้',
    },
    {
      value: 'network' as const,
      label: 'ทั้งเครือข่าย',
      hint: 'ทุกคนที่ใช้อินเทอร์เน็ตเส้นเดียวกัน เช่น ทั้งโรงพยาบาล จะเขียนกระทู้ไม่ได้ แต่ยังส่งคำร้องได้',
    },
  ].filter(({ value }) => message.can_block[value])

  async function send(reason: string) {
    const words = { kind, message_id: message.message_id, reason, days: daysOf(days) }
    const answer = await perform('/api/admin/blocks', words, { quiet: true })
    if (answer instanceof ApiError) return setProblem(answer.message)
    if (answer) onClose()
  }
  return (
    <AskDialog
      title={`ระงับ ${message.author_name}?`}
      text="ผู้เขียนจะตั้งหรือตอบกระทู้ไม่ได้จนกว่าจะครบกำหนด ข้อความเดิมยังอยู่"
      label="เหตุผล"
      action="ระงับ"
      max={300}
      busy={busy}
      problem={problem}
      danger
      onSend={send}
      onClose={onClose}
    >
      <Choices name="block-kind" label="ระงับอะไร" value={kind} choices={kinds} onChoose={setKind} />
      <BlockDays value={days} onChoose={setDays} />
    </AskDialog>
  )
}
