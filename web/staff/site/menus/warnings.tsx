import { linksIn, type MenuConfig, menuWarnings } from '#domain/site/menu.ts'
import { useDeadLinks } from '../site/links.tsx'
import { Warnings } from '../site/warnings.tsx'

export function MenuWarnings({ menu }: { menu: MenuConfig }) {
  return <Warnings warnings={menuWarnings(menu, useDeadLinks(linksIn(menu)))} />
}
