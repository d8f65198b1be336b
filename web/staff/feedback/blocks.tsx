import { Ban, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BlockList } from '#contract/staff/board.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { SendDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { WordForm } from './blocks/word-form.tsx'

const GUIDE = [
  'คำในรายการนี้ใช้ในกระทู้และคำร้องไม่ได้ ผู้เขียนจะเห็นว่าคำใดและแก้ได้',
  'ระงับผู้เขียนหรือเครือข่ายได้จากหน้ากระทู้ของข้อความนั้น ระบบไม่เก็บหมายเลขไอพี',
  'ผู้เขียนที่ถูกระงับส่งคำร้องไม่ได้ด้วย แต่การระงับทั้งเครือข่ายมีผลกับกระทู้เท่านั้น สมาชิกในหน่วยงานเดียวกันยังร้องเรียนได้',
  'รายการที่ครบกำหนดหรือยกเลิกแล้วยังดูย้อนหลังได้',
]

type Block = BlockList['blocks'][number]
const KINDS = { word: 'คำ', visitor: 'ผู้เขียน', network: 'เครือข่าย' }

const COLUMNS: readonly Column<Block>[] = [
  { head: 'สิ่งที่ระงับ', cell: (block) => <What block={block} /> },
  { head: 'เหตุผล', cell: ({ why }) => <span className="wrap-anywhere">{why}</span> },
  {
    head: 'ถึงวันที่',
    cell: ({ expires_at }) => (expires_at ? shortDate(new Date(expires_at)) : 'จนกว่าจะยกเลิก'),
    whole: true,
  },
  { head: 'สถานะ', cell: ({ stands }) => <Standing stands={stands} /> },
  {
    head: 'ผู้ทำ',
    cell: ({ officer, created_at }) => <ChangedBy did="" by={officer} at={created_at} />,
  },
]

export function Component() {
  const request = useQuery('/api/admin/blocks')
  const [ending, setEnding] = useState<Block>()
  return (
    <>
      <PageHead title="คำและผู้เขียนที่ระงับ" guide={GUIDE} />
      <WordForm onDone={request.again} />
      <StaffLoaded from={request}>
        {({ blocks }) => (
          <ListTable
            caption="คำและผู้เขียนที่ระงับ"
            columns={COLUMNS}
            rows={blocks}
            keyOf={({ block_id }) => block_id}
            actions={(block) =>
              block.stands && (
                <Button
                  label="ยกเลิก"
                  of={`การระงับ ${block.label}`}
                  onClick={() => setEnding(block)}
                />
              )
            }
            empty={<Empty title="ยังไม่มีรายการ" text="คำและผู้เขียนที่ระงับจะอยู่ที่นี่" Icon={Ban} />}
          />
        )}
      </StaffLoaded>
      {ending && (
        <SendDialog
          title={`เลิกระงับ “${ending.label}”?`}
          text="ใช้คำหรือเขียนได้อีกทันที"
          action="เลิกระงับ"
          send={(act) =>
            act(address('/api/admin/blocks/:blockId/end', { blockId: ending.block_id }))
          }
          onSent={request.again}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

function What({ block: { kind, label, message_id } }: { block: Block }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{label}</span>
      <span className="text-caption text-muted">
        {KINDS[kind]}
        {message_id !== null && (
          <>
            {' · '}
            <Link to={`/admin/board/${message_id}`} className="link">
              ดูข้อความ
            </Link>
          </>
        )}
      </span>
    </>
  )
}

function Standing({ stands }: { stands: boolean }) {
  return stands ? (
    <Badge tone="red" icon={Ban} words="มีผล" />
  ) : (
    <Badge tone="gray" icon={CircleDashed} words="สิ้นสุดแล้ว" />
  )
}
