import { PageHead } from './parts/page-head.tsx'
import { useOfficer } from './use-staff.ts'

export function Component() {
  const { name } = useOfficer()
  return <PageHead title="ภาพรวม" note={`สวัสดี คุณ${name}`} />
}
