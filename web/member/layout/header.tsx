import { AreaHeader, type HeaderProps } from '../../ui/area/area-header.tsx'
import { AmountsButton } from './amounts-button.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { useImpersonation, useMember } from './use-member.ts'

export function Header(menu: HeaderProps) {
  return (
    <AreaHeader home="/member/status" {...menu}>
      <Who />
    </AreaHeader>
  )
}

function Who() {
  const user = useMember()
  const impersonation = useImpersonation()
  if (!user) return null
  const { member_name, member_surname } = user.member
  return (
    <div className="-ms-4 flex w-[calc(100%+1rem)] flex-wrap items-center justify-between gap-x-1 bg-nav-current ps-4 text-small lg:ms-0 lg:w-auto lg:shrink-0 lg:bg-transparent lg:ps-0">
      <p className="min-w-0 grow basis-40 py-1.5 lg:order-last lg:basis-auto lg:py-0 lg:text-end">
        <span className="lg:block">
          เลขสมาชิก <span className="figures font-semibold">{user.membership_no}</span>
        </span>
        <span aria-hidden className="lg:hidden">
          {' · '}
        </span>
        <span className="term">
          {member_name} {member_surname}
        </span>
      </p>
      <AmountsButton />
      {!impersonation && <NoticeBell />}
    </div>
  )
}
