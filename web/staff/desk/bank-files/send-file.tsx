import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BankFileRead } from '#contract/staff/desk/bank-files.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { EXCEPTIONS } from '#domain/payment/match.ts'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dropzone } from '../../../ui/area/dropzone.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { LAYOUTS } from './words.ts'

const FILE_MAX = 8 * 1024 * 1024

type Layout = (typeof LAYOUTS)[number]['value']

/** Told first what would be taken; taken by a second press. */
export function SendBankFile({ onTaken }: { onTaken: () => void }) {
  const [layout, setLayout] = useState<Layout>('cross-bank')
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<BankFileRead>()
  const [problem, setProblem] = useState('')
  const { perform, busy } = useAction()
  const navigate = useNavigate()

  async function send(chosen: File, dry: 'yes' | 'no') {
    const query = new URLSearchParams({ name: chosen.name.slice(-120), layout, dry })
    const reply = await perform(address('/api/admin/bank-files', `?${query}`), chosen, {
      quiet: true,
    })
    if (reply instanceof ApiError) return setProblem(reply.message)
    if (!reply) return
    setFound(reply.data)
    if (dry === 'yes') return
    onTaken()
    if (reply.data.file_id !== null) navigate(`/admin/bank-files/${reply.data.file_id}`)
  }
  function chooseLayout(chosen: Layout) {
    setLayout(chosen)
    setFound(undefined)
    setProblem('')
  }
  function choose([chosen]: File[]) {
    if (!chosen) return
    setFound(undefined)
    setFile(chosen)
    setProblem('')
    if (chosen.size > FILE_MAX) return setProblem('ไฟล์ต้องมีขนาดไม่เกิน 8 MB')
    void send(chosen, 'yes')
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <Choices
        name="layout"
        label="รูปแบบไฟล์"
        value={layout}
        choices={LAYOUTS}
        onChoose={chooseLayout}
      />
      <Dropzone
        label="ลากไฟล์รับชำระของธนาคารมาวางที่นี่"
        hint="ระบบตรวจก่อน ยังไม่บันทึก ไม่เกิน 8 MB"
        accept=".txt,.csv,.dat"
        busy={busy}
        onFiles={choose}
      />
      <div aria-live="polite" className="grid gap-3">
        {problem && <p className="text-red-fg">{problem}</p>}
        {found && <Found found={found} />}
        {found?.read && isNothingNew(found.read) && <p>ทุกรายการในไฟล์นี้เคยรับไว้แล้ว ไม่ต้องนำเข้าอีก</p>}
        {found?.read && !isNothingNew(found.read) && file && (
          <div>
            <Button primary label="นำเข้าไฟล์นี้" busy={busy} onClick={() => void send(file, 'no')} />
          </div>
        )}
      </div>
    </div>
  )
}

function isNothingNew({ known, credit, debit }: NonNullable<BankFileRead['read']>): boolean {
  return known === credit.count + debit.count
}

function Found({ found: { problems, read } }: { found: BankFileRead }) {
  if (!read) {
    return (
      <div>
        <p className="font-semibold text-red-fg">ไม่รับไฟล์นี้ ไม่มีรายการใดถูกบันทึก</p>
        <ul className="list-disc pl-6">
          {problems.map(({ line, says }) => (
            <li key={`${line} ${says}`}>
              บรรทัดที่ {line}: {says}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const many = ({ count, sum }: { count: number; sum: Satang }) =>
    `${count.toLocaleString('th-TH')} รายการ ${formatBaht(sum)} บาท`
  return (
    <Facts
      facts={[
        ['วันที่ไฟล์', shortDate(read.dated_on)],
        ['ธนาคาร / บัญชี', `${read.bank} / ${read.account}`],
        ['รับชำระ (ตรงกับบรรทัดสรุป)', many(read.credit)],
        ['กลับรายการ', many(read.debit)],
        ['เคยรับไว้แล้ว', `${read.known.toLocaleString('th-TH')} รายการ`],
        ['จับคู่ได้เอง', many(read.matched)],
        ...read.exceptions.map((one) => [EXCEPTIONS[one.reason], many(one)] as const),
      ]}
    />
  )
}
