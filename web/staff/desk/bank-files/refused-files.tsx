import { Eye, TriangleAlert } from 'lucide-react'
import type { BankFiles } from '#contract/staff/desk/bank-files.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Section } from '../../../ui/area/section.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'

type Refused = BankFiles['refused'][number]

const SHOWN = 3

const COLUMNS: readonly Column<Refused>[] = [
  {
    head: 'เมื่อ',
    cell: ({ at }) => shortMoment(at),
    whole: true,
  },
  {
    head: 'ชื่อไฟล์',
    cell: ({ name }) => <span className="inline-block min-w-40 wrap-anywhere">{name}</span>,
  },
  { head: 'ไม่รับเพราะ', cell: ({ problems }) => <Reasons problems={problems} /> },
]

interface RefusedFilesProps {
  refused: readonly Refused[]
  /** Whether the officer works with files, or only reads of them. */
  maySee: boolean
  onSeen: () => void
}

/** What lay in the bank's folder and could not be taken: somebody has to ask the bank. */
export function RefusedFiles({ refused, maySee, onSeen }: RefusedFilesProps) {
  const { act, busy } = useAction()
  async function see(folderFileId: number) {
    if (await act(address('/api/admin/bank-folder/:folderFileId/seen', { folderFileId }))) onSeen()
  }
  if (refused.length === 0) return null
  return (
    <Section title="ไฟล์ในโฟลเดอร์ธนาคารที่ระบบไม่รับ">
      <div className="mb-4">
        <Callout
          tone="amber"
          Icon={TriangleAlert}
          title="ไม่มีรายการใดของไฟล์เหล่านี้ถูกบันทึก กรุณาสอบถามธนาคารหรือวางไฟล์ที่ถูกต้อง แล้วกด “ตรวจแล้ว”"
        />
      </div>
      <ListTable
        caption="ไฟล์ในโฟลเดอร์ธนาคารที่ระบบไม่รับ"
        columns={COLUMNS}
        rows={refused}
        keyOf={({ folder_file_id }) => folder_file_id}
        {...(maySee && {
          actions: ({ folder_file_id, name }: Refused) => (
            <Button
              label="ตรวจแล้ว"
              of={name}
              Icon={Eye}
              busy={busy}
              onClick={() => see(folder_file_id)}
            />
          ),
        })}
      />
    </Section>
  )
}

function Reasons({ problems }: Pick<Refused, 'problems'>) {
  const more = problems.length - SHOWN
  return (
    <ul className="grid gap-1">
      {problems.slice(0, SHOWN).map(({ line, says }) => (
        <li key={`${line} ${says}`}>{line > 0 ? `บรรทัดที่ ${line}: ${says}` : says}</li>
      ))}
      {more > 0 && <li className="text-muted">และอีก {more} ข้อ</li>}
    </ul>
  )
}
