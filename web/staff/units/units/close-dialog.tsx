import { type ReactNode, useState } from 'react'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { DangerButton } from '../../../ui/feedback/danger-button.tsx'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { TypedConfirmation } from '../../../ui/feedback/typed-confirmation.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { SlipButton } from './slip-button.tsx'

interface Closing {
  unit_no: string
  name: string
  /** What the unit says that it transferred. */
  amount: Satang | null
  has_slip: boolean
}

interface CloseDialogProps {
  title: string
  text: string
  period: string
  units: readonly Closing[]
  /** What must be typed first. */
  typed: string
  busy: boolean
  onClosing: (moneySeen: string[]) => void
  onClose: () => void
}

/** A month is closed for those units whose money an officer has seen on the account; the slip is beside the figure. */
export function CloseDialog(props: CloseDialogProps) {
  const { title, text, period, units, typed, busy, onClosing, onClose } = props
  const [seen, setSeen] = useState<string[]>([])
  const [words, setWords] = useState('')
  const ready = !busy && seen.length > 0 && words.trim() === typed
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <div className="grid gap-4">
        <p>{text}</p>
        <ul className="grid max-h-80 gap-2 overflow-y-auto">
          {units.map((unit) => (
            <li key={unit.unit_no} className="grid gap-1 rounded-control border border-border p-3">
              <Line term={unit.name}>
                {unit.amount === null ? 'ไม่ได้แจ้งยอดโอน' : `แจ้งโอน ${formatBaht(unit.amount)} บาท`}
              </Line>
              {unit.has_slip ? (
                <SlipButton unitNo={unit.unit_no} period={period} />
              ) : (
                <p className="text-small text-amber-fg">ไม่มีหลักฐานการโอน</p>
              )}
              <Tick
                checked={seen.includes(unit.unit_no)}
                onChange={(on) =>
                  setSeen(on ? [...seen, unit.unit_no] : seen.filter((one) => one !== unit.unit_no))
                }
              >
                เห็นเงินเข้าบัญชีแล้ว<span className="sr-only"> {unit.name}</span>
              </Tick>
            </li>
          ))}
        </ul>
        <TypedConfirmation wanted={typed} value={words} onChange={setWords} />
        <DialogButtons>
          <DangerButton ready={ready} onPress={() => onClosing(seen)}>
            {units.length > 1 ? `ปิดเดือน ${seen.length} หน่วยงาน` : 'ปิดเดือน'}
          </DangerButton>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="font-semibold">{term}</span>
      <span className="figures">{children}</span>
    </p>
  )
}
