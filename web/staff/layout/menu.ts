// The side menu: what an officer may do, in groups. Whatever nothing in it may be done of is not shown.

import {
  Activity,
  BadgeCheck,
  Ban,
  BellRing,
  BookOpen,
  Bug,
  Building2,
  ChartColumn,
  ClipboardCheck,
  Cookie,
  DatabaseZap,
  Eye,
  FileChartColumn,
  FileCheck,
  FileOutput,
  FilePen,
  FileText,
  Folders,
  GalleryHorizontalEnd,
  HandCoins,
  Hourglass,
  House,
  Images,
  KeyRound,
  Landmark,
  Link2,
  ListChecks,
  type LucideIcon,
  Mails,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  Newspaper,
  PanelTop,
  Percent,
  RadioTower,
  Rocket,
  Scale,
  ScrollText,
  SendHorizontal,
  Settings,
  Sunrise,
  TextQuote,
  UserRoundCheck,
  UserRoundSearch,
  UsersRound,
  Vote,
} from 'lucide-react'
import type { Permission } from '#domain/identity/staff-role.ts'
import { folded, wordsOf } from '#domain/text/thai-search.ts'

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
    { to: '/admin/morning', label: 'รายงานเช้า', Icon: Sunrise, may: 'see_morning' },
    { to: '/admin/guide', label: 'คู่มือ', Icon: BookOpen, may: 'own' },
  ] },
  { label: 'เนื้อหาเว็บไซต์', entries: [
    { to: '/admin/topics', label: 'ข่าวและประกาศ', Icon: Newspaper, may: 'content' },
    { to: '/admin/categories', label: 'หมวดข่าว', Icon: Folders, may: 'content' },
    { to: '/admin/slides', label: 'สไลด์หน้าแรก', Icon: GalleryHorizontalEnd, may: 'content' },
    { to: '/admin/marquee', label: 'ข้อความวิ่ง', Icon: TextQuote, may: 'content' },
    { to: '/admin/documents', label: 'เอกสารและแบบฟอร์ม', Icon: FileText, may: 'content' },
    { to: '/admin/menus', label: 'เมนูเว็บไซต์', Icon: PanelTop, may: 'content' },
    { to: '/admin/links', label: 'ตรวจลิงก์', Icon: Link2, may: 'content' },
    { to: '/admin/rates', label: 'อัตราดอกเบี้ย', Icon: Percent, may: 'content' },
    { to: '/admin/loan-rules', label: 'เกณฑ์เงินกู้', Icon: HandCoins, may: 'settings' },
    { to: '/admin/reports', label: 'รายงาน', Icon: FileChartColumn, may: 'content' },
    { to: '/admin/statistics', label: 'สถิติสหกรณ์', Icon: ChartColumn, may: 'content' },
    { to: '/admin/election', label: 'การเลือกตั้ง', Icon: Vote, may: ['content', 'check_results'] },
    { to: '/admin/policies', label: 'หน้านโยบาย', Icon: Cookie, may: 'settings' },
    { to: '/admin/terms', label: 'ข้อกำหนดการใช้ระบบ', Icon: FileCheck, may: 'settings' },
    { to: '/admin/settings', label: 'ตั้งค่าเว็บไซต์', Icon: Settings, may: 'settings' },
  ] },
  { label: 'เสียงสมาชิก', entries: [
    { to: '/admin/board', label: 'กระทู้', Icon: MessagesSquare, may: 'voices' },
    { to: '/admin/demands', label: 'คำร้อง', Icon: Megaphone, may: 'voices' },
    { to: '/admin/replies', label: 'คำตอบสำเร็จรูป', Icon: MessageSquareQuote, may: 'voices' },
    { to: '/admin/blocks', label: 'คำและผู้เขียนที่ระงับ', Icon: Ban, may: 'voices' },
  ] },
  { label: 'สมาชิก', entries: [
    { to: '/admin/members', label: 'ค้นหาสมาชิก', Icon: UserRoundSearch, may: 'see_members' },
    { to: '/admin/requests', label: 'คำขอของสมาชิก', Icon: ClipboardCheck, may: 'see_requests' },
    { to: '/admin/guarantees', label: 'เงินกู้ค้างชำระที่มีผู้ค้ำ', Icon: Hourglass, may: 'see_requests' },
    { to: '/admin/letters', label: 'หนังสือถึงผู้ค้ำประกัน', Icon: Mails, may: 'see_requests' },
    { to: '/admin/orders', label: 'คำสั่งถึงระบบหลัก', Icon: FileOutput, may: 'see_requests' },
    { to: '/admin/bank-files', label: 'ไฟล์รับชำระจากธนาคาร', Icon: Landmark, may: 'see_requests' },
    { to: '/admin/corrections', label: 'คำขอแก้ไขข้อมูล', Icon: FilePen, may: 'see_members' },
    { to: '/admin/balances', label: 'ยืนยันยอด', Icon: BadgeCheck, may: 'see_members' },
    { to: '/admin/rights', label: 'คำขอใช้สิทธิ', Icon: Scale, may: 'see_members' },
    { to: '/admin/photos', label: 'ตรวจรูปสมาชิก', Icon: Images, may: 'serve_members' },
  ] },
  { label: 'หน่วยงาน', entries: [
    { to: '/admin/units', label: 'หน่วยงาน', Icon: Building2, may: 'see_units' },
    { to: '/admin/guidelines', label: 'แนวปฏิบัติของหน่วยงาน', Icon: ListChecks, may: 'settings' },
  ] },
  { label: 'ข้อมูลรายวัน', entries: [
    { to: '/admin/imports', label: 'นำเข้าข้อมูล', Icon: DatabaseZap, may: 'see_imports' },
  ] },
  { label: 'แจ้งข่าวสาร', entries: [
    { to: '/admin/notifications', label: 'การแจ้งเตือน', Icon: BellRing, may: 'announce' },
    { to: '/admin/campaigns', label: 'ข้อความถึงสมาชิก', Icon: MessagesSquare, may: 'announce' },
    { to: '/admin/outbox', label: 'SMS และอีเมลที่ส่ง', Icon: SendHorizontal, may: 'outbox' },
    { to: '/admin/senders', label: 'ช่องทางส่งข้อความ', Icon: RadioTower, may: 'settings' },
  ] },
  { label: 'เฝ้าดูระบบ', entries: [
    { to: '/admin/health', label: 'สุขภาพระบบ', Icon: Activity, may: 'watch' },
    { to: '/admin/traffic', label: 'สถิติการใช้งาน', Icon: ChartColumn, may: 'watch' },
    { to: '/admin/client-errors', label: 'ข้อผิดพลาดในเบราว์เซอร์', Icon: Bug, may: 'watch' },
    { to: '/admin/audit', label: 'ประวัติการใช้งาน', Icon: ScrollText, may: 'audit' },
    { to: '/admin/access-report', label: 'รายงานการเข้าถึงข้อมูล', Icon: Eye, may: 'audit' },
  ] },
  { label: 'ผู้ดูแลและบัญชี', entries: [
    { to: '/admin/go-live', label: 'เตรียมเปิดเว็บไซต์', Icon: Rocket, may: 'settings' },
    { to: '/admin/staff', label: 'ผู้ใช้และสิทธิ์', Icon: UsersRound, may: 'staff' },
    { to: '/admin/acts', label: 'รายการรอยืนยัน', Icon: UserRoundCheck, may: 'confirm' },
    { to: '/admin/account', label: 'บัญชีของฉัน', Icon: KeyRound, may: 'own' },
  ] },
]

export function groupsFor(permissions: readonly Permission[]): MenuGroup[] {
  return GROUPS.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ may }) => [may].flat().some((one) => permissions.includes(one))),
  })).filter(({ entries }) => entries.length > 0)
}

/** Of these, the entries with the words in their name or in that of their group. */
export function matchingGroups(groups: readonly MenuGroup[], words: string): MenuGroup[] {
  const wanted = wordsOf(words)
  const has = (text: string) => wanted.every((word) => folded(text).includes(word))
  return groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => has(`${label} ${entry.label}`)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The entry whose page this is, or whose page this stands under; the longest address wins. */
export function entryOf(pathname: string): MenuEntry | undefined {
  return GROUPS.flatMap(({ entries }) => entries)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0]
}
