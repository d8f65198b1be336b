import { ArrowRight, KeyRound } from 'lucide-react'
import { Link } from 'react-router'

/** From the pages about passwords and devices to the page of keys. */
export function KeysLink({ to }: { to: string }) {
  return (
    <Link to={to} className="link mt-1 inline-flex min-h-12 items-center gap-2">
      <KeyRound aria-hidden className="size-5" />
      เข้าสู่ระบบด้วยพาสคีย์แทนรหัสผ่าน
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}
