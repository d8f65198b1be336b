// The side menu: what an officer may do, in groups. Whatever nothing in it may be done of is not shown.

import { Building2, House, KeyRound, type LucideIcon, UsersRound } from 'lucide-react'
import type { Permission } from '#domain/staff-role.ts'

export interface MenuEntry {
  to: string
  label: string
  Icon: LucideIcon
  may: Permission
}

export interface MenuGroup {
  label: string
  entries: MenuEntry[]
}

// biome-ignore format: one row an entry
export const GROUPS: MenuGroup[] = [
  { label: '', entries: [
    { to: '/admin', label: 'ภาพรวม', Icon: House, may: 'own' },
  ] },
  { label: 'เนื้อหาเว็บไซต์', entries: [
  ] },
  { label: 'เสียงสมาชิก', entries: [
  ] },
  { label: 'สมาชิก', entries: [
  ] },
  { label: 'หน่วยงาน', entries: [
    { to: '/admin/units', label: 'หน่วยงาน', Icon: Building2, may: 'see_units' },
  ] },
  { label: 'ข้อมูลรายวัน', entries: [
  ] },
  { label: 'แจ้งข่าวสาร', entries: [
  ] },
  { label: 'เฝ้าดูระบบ', entries: [
  ] },
  { label: 'ผู้ดูแลและบัญชี', entries: [
    { to: '/admin/staff', label: 'ผู้ใช้และสิทธิ์', Icon: UsersRound, may: 'staff' },
    { to: '/admin/account', label: 'บัญชีของฉัน', Icon: KeyRound, may: 'own' },
  ] },
]

export function groupsFor(permissions: readonly Permission[]): MenuGroup[] {
  return GROUPS.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ may }) => permissions.includes(may)),
  })).filter(({ entries }) => entries.length > 0)
}

/** The entry whose page this is, or whose page this stands under; the longest address wins. */
export function entryOf(pathname: string): MenuEntry | undefined {
  return GROUPS.flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0]
}
