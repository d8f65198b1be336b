import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Empty } from '../../ui/feedback/empty.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { entryOf } from '../layout/menu.ts'
import { PageHead } from './page-head.tsx'

/** A page whose work is somebody else's says so, instead of offering buttons that the server refuses. */
export function OnlyAllowed({ children }: { children: ReactNode }) {
  const { permissions } = useOfficer()
  const entry = entryOf(useLocation().pathname)
  if (!entry || [entry.may].flat().some((one) => permissions.includes(one))) return children
  return (
    <>
      <PageHead title={entry.label} />
      <Empty
        title="ท่านไม่มีสิทธิ์ใช้หน้านี้"
        text="หากต้องใช้ในงาน โปรดแจ้งผู้ดูแลระบบให้เพิ่มบทบาท"
        Icon={ShieldAlert}
      />
    </>
  )
}
