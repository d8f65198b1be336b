// The side menu: what an officer may do, in groups. Whatever nothing in it may be done of is not shown.

import {
  ChartColumn,
  Cookie,
  FileChartColumn,
  FileCheck,
  FileText,
  Folders,
  GalleryHorizontalEnd,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Newspaper,
  PanelTop,
  Percent,
  Settings,
  UsersRound,
  Vote,
} from 'lucide-react'
import type { Permission } from '#domain/staff-role.ts'

export interface MenuEntry {
  to: string
  label: string
  Icon: LucideIcon
  /** Any one of them will do. */
  may: Permission | readonly Permission[]
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
    { to: '/admin/topics', label: 'ข่าวและประกาศ', Icon: Newspaper, may: 'content' },
    { to: '/admin/categories', label: 'หมวดข่าว', Icon: Folders, may: 'content' },
    { to: '/admin/slides', label: 'สไลด์หน้าแรก', Icon: GalleryHorizontalEnd, may: 'content' },
    { to: '/admin/documents', label: 'เอกสารและแบบฟอร์ม', Icon: FileText, may: 'content' },
    { to: '/admin/menus', label: 'เมนูเว็บไซต์', Icon: PanelTop, may: 'content' },
    { to: '/admin/rates', label: 'อัตราดอกเบี้ย', Icon: Percent, may: 'content' },
    { to: '/admin/reports', label: 'รายงาน', Icon: FileChartColumn, may: 'content' },
    { to: '/admin/statistics', label: 'สถิติสหกรณ์', Icon: ChartColumn, may: 'content' },
    { to: '/admin/election', label: 'การเลือกตั้ง', Icon: Vote, may: ['content', 'check_results'] },
    { to: '/admin/policies', label: 'หน้านโยบาย', Icon: Cookie, may: 'settings' },
    { to: '/admin/terms', label: 'ข้อกำหนดการใช้ระบบ', Icon: FileCheck, may: 'settings' },
    { to: '/admin/settings', label: 'ตั้งค่าเว็บไซต์', Icon: Settings, may: ['settings', 'content'] },
  ] },
  { label: 'เสียงสมาชิก', entries: [
  ] },
  { label: 'สมาชิก', entries: [
  ] },
  { label: 'หน่วยงาน', entries: [
    { to: '/admin/guidelines', label: 'แนวปฏิบัติของหน่วยงาน', Icon: ListChecks, may: 'settings' },
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
    entries: entries.filter(({ may }) => [may].flat().some((one) => permissions.includes(one))),
  })).filter(({ entries }) => entries.length > 0)
}

/** The entry whose page this is, or whose page this stands under; the longest address wins. */
export function entryOf(pathname: string): MenuEntry | undefined {
  return GROUPS.flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0]
}
