import { Building2 } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { Thai } from '../data/thai.tsx'
import { ButtonLink } from '../form/button.tsx'
import { Logo } from './logo.tsx'
import { TextSize } from './look-control.tsx'
import { MemberDoor } from './member-door.tsx'

/** Large screens only: logo, both names, and the two doors people come for. */
export function Banner() {
  const { config } = useSite()
  return (
    <div className="hidden bg-bg lg:block">
      <div className="page-width flex min-h-28 items-center gap-5 py-3">
        <Link to="/home" className="flex min-w-0 items-center gap-5 rounded-card">
          <Logo size={80} />
          <span className="grid min-w-0">
            <span className="text-h2 font-semibold">
              <Thai>{config.coopNameTH}</Thai>
            </span>
            <span lang="en" className="text-small text-muted">
              {config.coopNameEN}
            </span>
          </span>
        </Link>
        <div className="ms-auto grid shrink-0 justify-items-end gap-1">
          <TextSize />
          <nav aria-label="เข้าสู่ระบบ" className="flex gap-3">
            <ButtonLink to="/membergroup/logon" Icon={Building2} label="สำหรับหน่วยงาน" />
            <MemberDoor />
          </nav>
        </div>
      </div>
    </div>
  )
}
