import { FilePlus2, Replace } from 'lucide-react'
import { useRef } from 'react'
import type { ResultUpload, UnitResult } from '#contract/unit/result.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'

export type UploadMode = 'replace' | 'add'

interface HowToTakeProps {
  name: string
  found: ResultUpload
  standing: UnitResult['files']
  onChoose: (how: UploadMode) => void
  onClose: () => void
}

/** Officials, employees and those hired by the day are often in payrolls of their own: nobody but the clerk knows. */
export function HowToTake({ name, found, standing, onChoose, onClose }: HowToTakeProps) {
  const ref = useRef<HTMLDialogElement>(null)
  function choose(how: UploadMode) {
    ref.current?.close()
    onChoose(how)
  }
  return (
    <Dialog ref={ref} title="ไฟล์นี้ใช้อย่างไร" busy={false} onClose={onClose}>
      <div className="grid gap-4">
        <p className="figures">
          <strong className="font-semibold wrap-anywhere">{name}</strong> มี{' '}
          {found.rows.toLocaleString('en')} แถว {overlapWords(found.overlap)}ในไฟล์ที่รับไว้แล้ว{' '}
          <span className="wrap-anywhere text-muted">
            ({standing.map((file) => file.name).join(', ')})
          </span>
        </p>
        <Way
          Icon={FilePlus2}
          title="เพิ่มอีกชุด"
          says="บัญชีเงินเดือนอีกชุดหนึ่ง เช่น ข้าราชการ พกส. ลูกจ้าง ผลจากไฟล์เดิมอยู่ครบ"
          onChoose={() => choose('add')}
        />
        <Way
          Icon={Replace}
          title="ใช้แทนไฟล์เดิม"
          says="ไฟล์ที่แก้ไขแล้วของชุดเดิม ผลจากไฟล์เดิมจะถูกแทน ส่วนที่ตัดสินใจเองยังอยู่"
          onChoose={() => choose('replace')}
        />
        <Button label="ยกเลิก" className="justify-self-start" onClick={() => ref.current?.close()} />
      </div>
    </Dialog>
  )
}

function overlapWords(people: number): string {
  return people === 0 ? 'ไม่มีใครซ้ำกับรายชื่อ' : `มี ${people.toLocaleString('en')} รายซ้ำกับรายชื่อ`
}

interface WayProps {
  Icon: typeof Replace
  title: string
  says: string
  onChoose: () => void
}

function Way({ Icon, title, says, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex items-start gap-3 rounded-card border border-control p-4 text-start hover:bg-subtle"
    >
      <Icon aria-hidden className="mt-1 size-6 shrink-0 text-link" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-small text-muted">{says}</span>
      </span>
    </button>
  )
}
