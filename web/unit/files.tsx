// Everything of a month that a unit takes away: the file for its payroll first, then the papers.

import { FileSpreadsheet, FileText, Package, PencilLine } from 'lucide-react'
import { address } from '../client/address.ts'
import { useMonth } from '../client/use-month.ts'
import { useQuery } from '../client/use-query.ts'
import { Section } from '../ui/area/section.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { BillPage } from './bill/bill-page.tsx'
import { BundleNote } from './bill/bundle-note.tsx'
import { Take, type Taking } from './bill/take.tsx'
import { PayrollFile } from './payroll/payroll-file.tsx'

const PAPERS = '/api/membergroup/papers'

export function Component() {
  const request = useQuery(address('/api/membergroup/keeprep', useMonth().query), {
    quiet: true,
  })
  return (
    <BillPage
      title="ดาวน์โหลดเอกสาร"
      at="/membergroup/files"
      from={request}
      shown={({ bill }) => bill?.period}
    >
      {({ bill }) => bill && <Files period={bill.period} people={bill.people} />}
    </BillPage>
  )
}

function Files({ period, people }: { period: string; people: number }) {
  const month = `?period=${period}`
  return (
    <>
      <PayrollFile period={period} people={people} />
      <Section title="เอกสารของเดือนนี้">
        <div className="card divide-y divide-border">
          <Paper
            title="ชุดเอกสารทั้งหมด"
            text="หนังสือนำส่ง งบหน้า สรุป และบัญชีรายชื่อ ในไฟล์เดียว"
            files={[{ label: 'ชุดเอกสาร (ZIP)', path: `${PAPERS}/bundle${month}`, Icon: Package }]}
          />
          <Paper
            title="หนังสือนำส่ง"
            text="กรอกเลขที่หนังสือและผู้ลงนามก่อนดาวน์โหลด"
            files={[
              {
                label: 'หนังสือนำส่ง (PDF)',
                path: `${PAPERS}/delivery_book/pdf${month}`,
                Icon: FileText,
              },
            ]}
          >
            <ButtonLink
              to={`/membergroup/delivery_book${month}`}
              Icon={PencilLine}
              label="กรอกหนังสือ"
            />
          </Paper>
          <Paper
            title="งบหน้ารายการเรียกเก็บ"
            text="ยอดตามประเภท มีช่องลงชื่อผู้จัดทำและผู้ตรวจสอบ"
            files={[
              { label: 'งบหน้า (PDF)', path: `${PAPERS}/keeprep/pdf${month}`, Icon: FileText },
              {
                label: 'งบหน้า (Excel)',
                path: `${PAPERS}/keeprep/xlsx${month}`,
                Icon: FileSpreadsheet,
              },
            ]}
          />
          <Paper
            title="สรุปรายการเรียกเก็บ"
            text="ยอดของเดือนตามกลุ่มและประเภท"
            files={[
              { label: 'สรุป (PDF)', path: `${PAPERS}/summarize_rep/pdf${month}`, Icon: FileText },
              {
                label: 'สรุป (Excel)',
                path: `${PAPERS}/summarize_rep/xlsx${month}`,
                Icon: FileSpreadsheet,
              },
            ]}
          />
        </div>
        <BundleNote people={people} />
      </Section>
    </>
  )
}

interface PaperProps {
  title: string
  text: string
  files: Taking[]
  children?: React.ReactNode
}

function Paper({ title, text, files, children }: PaperProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-small text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Take files={files} />
      </div>
    </div>
  )
}
