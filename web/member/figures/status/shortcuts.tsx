import { Eye, FileCheck, HeartHandshake, ListTodo } from 'lucide-react'
import { Link } from 'react-router'

// biome-ignore format: a table reads in columns
const PAGES = [
  { to: '/member/requests', Icon: ListTodo,      title: 'คำขอของฉัน',            text: 'ส่งคำขอ และดูว่าถึงขั้นใดแล้ว' },
  { to: '/member/welfare', Icon: HeartHandshake, title: 'สวัสดิการ',            text: 'สิทธิ เงื่อนไข และคำขอของท่าน' },
  { to: '/member/balance', Icon: FileCheck,      title: 'ยืนยันยอดคงเหลือ',       text: 'ตรวจยอด ณ วันสิ้นปีบัญชี แล้วยืนยันหรือทักท้วง' },
  { to: '/member/access',  Icon: Eye,            title: 'การเข้าถึงข้อมูลของฉัน',  text: 'ใครเปิดดูข้อมูล อุปกรณ์ที่ใช้ และความยินยอม' },
]

/** The pages that the menu does not name, first on the page that everybody lands on. */
export function Shortcuts() {
  return (
    <nav aria-label="บริการอื่นของสมาชิก" className="no-print @container mb-4">
      <ul className="grid gap-2 @[17rem]:grid-cols-2 @[44rem]:gap-3 @[60rem]:grid-cols-4">
        {PAGES.map(({ to, Icon, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full min-h-16 flex-col items-center gap-1 px-2 py-3 text-center hover:border-primary hover:bg-tint hover:text-on-tint @[44rem]:flex-row @[44rem]:gap-4 @[44rem]:px-4 @[44rem]:text-start"
            >
              <Icon aria-hidden className="size-7 shrink-0 text-link" />
              <span className="min-w-0">
                <span className="block text-small font-semibold text-balance">{title}</span>
                <span className="hidden text-small text-muted @[44rem]:block">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
