import {
  Building2,
  Calculator,
  CalendarDays,
  FileText,
  HandCoins,
  HeartHandshake,
  House,
  Info,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Phone,
  PiggyBank,
  Users,
  Vote,
} from 'lucide-react'

/** What a menu item's `icon` may name. */
const ICONS: Record<string, LucideIcon> = {
  'building-2': Building2,
  calculator: Calculator,
  'calendar-days': CalendarDays,
  'file-text': FileText,
  'hand-coins': HandCoins,
  'heart-handshake': HeartHandshake,
  home: House,
  info: Info,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  newspaper: Newspaper,
  'piggy-bank': PiggyBank,
  phone: Phone,
  users: Users,
  vote: Vote,
}

export const MENU_ICON_NAMES = Object.keys(ICONS)

/** Beside a name, never in place of one; an item without keeps its room, so that names stay in line. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
  return (
    <span aria-hidden className="size-6 shrink-0 text-muted">
      {Icon && <Icon className="size-6" />}
    </span>
  )
}
