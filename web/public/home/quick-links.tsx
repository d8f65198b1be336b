import {
  Building2,
  Calculator,
  ChartPie,
  Megaphone,
  MessagesSquare,
  Percent,
  UserRoundPlus,
  Vote,
} from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { MemberDoor } from '../../ui/layout/member-door.tsx'
import { MenuLink } from '../../ui/layout/menu-link.tsx'

/** On phones the two doors come first; large screens have them in the banner. */
export function SignInDoors() {
  return (
    <nav
      aria-label="เข้าสู่ระบบ"
      className="page-width flex flex-wrap gap-2 pt-4 *:flex-auto *:px-2! lg:hidden"
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
  const { join_url } = useSite().config
  const join = join_url ? [{ to: join_url, label: 'สมัครสมาชิก', Icon: UserRoundPlus }] : []
  return (
    <section
      aria-labelledby="services"
      className="later later-22 page-width pt-8 lg:later-16 lg:pt-10"
    >
      <h2 id="services" className="text-h2">
        บริการออนไลน์
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-2 sm:grid-cols-3 sm:gap-3 lg:mt-4 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {[...join, ...TILES].map(({ to, label, Icon }) => (
          <li key={to}>
            <MenuLink
              to={to}
              className="card group grid h-full content-start justify-items-center gap-2 px-1 py-3 text-center text-small font-semibold sm:gap-3 sm:px-2 sm:py-5 sm:text-label hover:border-primary hover:bg-tint hover:text-on-tint"
            >
              <span className="grid size-11 place-items-center sm:size-13 rounded-full bg-tint text-on-tint group-hover:bg-primary group-hover:text-on-primary">
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
