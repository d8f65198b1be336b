import { PageTitle } from '../member/parts/page-title.tsx'

export function Component() {
  return <PageTitle title="ภาพรวมประจำเดือน" />
}
