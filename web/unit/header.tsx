import { useUnit } from '../client/session/unit-session.ts'
import { AreaHeader, type HeaderProps } from '../ui/area/area-header.tsx'

export function Header(menu: HeaderProps) {
  return (
    <AreaHeader home="/membergroup/dashboard" {...menu}>
      <Who />
    </AreaHeader>
  )
}

// The first four figures are the province's and the same for all (REQ-304).
const OF_ALL = 4

function Who() {
  const unit = useUnit()
  if (!unit) return null
  return (
    <p className="-ms-4 flex w-[calc(100%+1rem)] flex-wrap gap-x-3 bg-nav-current px-4 py-1.5 text-small lg:ms-0 lg:block lg:w-auto lg:max-w-120 lg:shrink-0 lg:bg-transparent lg:p-0 lg:text-end">
      <span className="lg:block">
        หน่วยงาน <span className="figures font-semibold">{unit.member_group_no.slice(OF_ALL)}</span>{' '}
        <span className="font-semibold">{unit.member_group_name}</span>
      </span>
      <span className="term">{unit.name}</span>
    </p>
  )
}
