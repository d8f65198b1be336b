import { FileDown, FileSpreadsheet } from 'lucide-react'
import { useSite } from '../../app/site.tsx'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { Section } from './frame.tsx'

interface PapersProps {
  /** The page, whose papers are under the same name. */
  page: '/loancal' | '/caldividend'
  query: string
}

// biome-ignore format: a table reads in columns
const FORMATS = [
  { format: 'pdf',  label: 'PDF',   Icon: FileDown },
  { format: 'xlsx', label: 'Excel', Icon: FileSpreadsheet },
  { format: 'csv',  label: 'CSV',   Icon: FileSpreadsheet },
]

/** Plain links, so that they work with scripts off; `download` keeps the page when one is refused. */
export function Papers({ page, query }: PapersProps) {
  const { publicUrl } = useSite()
  return (
    <div className="no-print">
      <Section title="เก็บผลนี้ไว้">
        <div className="mt-3 flex flex-wrap gap-3">
          {FORMATS.map(({ format, label, Icon }) => (
            <a
              key={format}
              href={`/api/info${page}/${format}?${query}`}
              download
              rel="nofollow"
              className="button button-secondary"
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </a>
          ))}
          <CopyButton text={`${publicUrl}${page}?${query}`} label="คัดลอกลิงก์" />
        </div>
        <p className="mt-2 text-small text-muted">
          <a href={`${page}?${query}`} className="link">
            ลิงก์ของผลนี้
          </a>{' '}
          เปิดหน้านี้พร้อมข้อมูลที่กรอกไว้ ส่งต่อหรือบันทึกไว้ดูภายหลังได้
        </p>
      </Section>
    </div>
  )
}

export function Estimate({ children }: { children?: React.ReactNode }) {
  return (
    <p className="border-s-4 border-amber-bd ps-3 text-small text-muted">
      <strong className="text-text">ประมาณการเบื้องต้น</strong> {children}
    </p>
  )
}
