import { LogIn, UserRound } from 'lucide-react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import type { State } from '../../client/store/store.ts'

/** The way into the member area; under the member's own name when they are in. */
export function MemberDoor() {
  const user = useSelector(({ authentication }: State) => authentication.data)
  const Icon = user ? UserRound : LogIn
  return (
    <Link to={user ? '/member/status' : '/member/logon'} className="button button-primary">
      <Icon aria-hidden className="size-5 shrink-0" />
      {user ? `${user.member.member_name} ${user.member.member_surname}` : 'เข้าสู่ระบบสมาชิก'}
    </Link>
  )
}
