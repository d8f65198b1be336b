// Who may approve a request of an amount: an officer, the manager, or the committee at a meeting.

import type { StaffRole } from '../identity/staff-role.ts'
import type { Satang } from '../money/money.ts'

/** What each is called. */
export const APPROVAL_BANDS = {
  officer: 'เจ้าหน้าที่ผู้มีสิทธิ์อนุมัติ',
  manager: 'ผู้จัดการ',
  committee: 'คณะกรรมการดำเนินการ',
} as const

export type ApprovalBand = keyof typeof APPROVAL_BANDS

/** Up to and including; above both it is the committee's. */
export interface BandLimits {
  officerMax: Satang
  managerMax: Satang
}

export function bandOf(amount: Satang, { officerMax, managerMax }: BandLimits): ApprovalBand {
  if (amount <= officerMax) return 'officer'
  return amount <= managerMax ? 'manager' : 'committee'
}

/** Among those who may approve at all. What the committee resolved is entered by any of them, with its meeting. */
export function mayApprove(band: ApprovalBand, roles: readonly StaffRole[]): boolean {
  return band !== 'manager' || roles.includes('manager')
}
