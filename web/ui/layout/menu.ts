import type { Menu } from '#contract/public/site-content.ts'

export type MenuItem = Menu['list_manu'][number]
export type SubMenuItem = Menu['list_sub_manu'][number]

export const NO_SUB_ITEMS = 'ยังไม่พบเมนู'

/** Compared as text, whatever the wire sends (REQ-111). */
export function isPlainLink(item: MenuItem): boolean {
  return String(item.is_parent) === '0'
}

export function subItemsOf(menu: Menu, item: MenuItem): SubMenuItem[] {
  return menu.list_sub_manu.filter(({ manu_id }) => manu_id === item.seq)
}

/** What the bar of large screens or the panel of phones shows; used_in keeps an item to one of them. */
export function mainItems(menu: Menu | undefined, where: 'bar' | 'phone'): MenuItem[] {
  const elsewhere = where === 'bar' ? 'phone' : 'bar'
  return (
    menu?.list_manu.filter(({ type, used_in }) => type === 'main' && used_in !== elsewhere) ?? []
  )
}

/** Where no item has an icon, no room is kept for any. */
export function hasIcons(items: readonly { icon: string }[]): boolean {
  return items.some(({ icon }) => icon !== '')
}
