import {
  Building2,
  Calculator,
  ChartPie,
  Megaphone,
  MessagesSquare,
  Percent,
  Vote,
} from 'lucide-react'
import { Link } from 'react-router'
import { MemberDoor } from '../../shell/member-door.tsx'
import { MenuLink } from '../../shell/menu-link.tsx'

/** On phones the two doors come first; large screens have them in the banner. */
export function SignInDoors() {
  return (
    <nav
      aria-label="เข้าสู่ระบบ"
      className="page-width flex flex-wrap gap-3 pt-4 *:flex-auto *:px-3! lg:hidden"
    >
      <MemberDoor />
      <Link to="/membergroup/logon" className="button button-secondary">
        <Building2 aria-hidden className="size-5 shrink-0" />
        สำหรับหน่วยงาน
      </Link>
    </nav>
  )
}

const TILES = [
  { to: '/loancal', label: 'คำนวณเงินกู้', Icon: Calculator },
  { to: '/caldividend', label: 'คำนวณเงินปันผล', Icon: ChartPie },
  { to: '#rates', label: 'อัตราดอกเบี้ย', Icon: Percent },
  { to: '/board', label: 'กระทู้ถาม-ตอบ', Icon: MessagesSquare },
  { to: '/demand', label: 'เสียงสมาชิก', Icon: Megaphone },
  { to: '/election', label: 'การเลือกตั้ง', Icon: Vote },
]

export function QuickLinks() {
  return (
    <section aria-labelledby="services" className="later later-34 page-width lg:later-16 pt-10">
      <h2 id="services" className="text-h2">
        บริการออนไลน์
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {TILES.map(({ to, label, Icon }) => (
          <li key={to}>
            <MenuLink
              to={to}
              className="card group grid h-full justify-items-center gap-3 px-2 py-5 text-center text-label font-semibold hover:border-primary hover:bg-tint hover:text-on-tint"
            >
              <span className="grid size-13 place-items-center rounded-full bg-tint text-on-tint group-hover:bg-primary group-hover:text-on-primary">
                <Icon aria-hidden className="size-6" />
              </span>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
