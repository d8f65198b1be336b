import type { ComponentType, ReactNode } from 'react'
import { ScrollToTop } from '../layout/scroll-to-top.tsx'
import { Drawer } from './drawer.tsx'

interface BesideMenuProps {
  /** What the menu is called, as «เมนูสมาชิก». */
  label: string
  Menu: ComponentType<{ onChoose?: () => void }>
  open: boolean
  onClose: () => void
  /** How wide the page may be and what room it leaves around it. */
  className: string
  children: ReactNode
}

/** A page of an area beside the area's menu: on a large screen it stands there, on a small one it is drawn in. */
export function BesideMenu({ label, Menu, open, onClose, className, children }: BesideMenuProps) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <nav
          aria-label={label}
          className="no-print sticky top-(--head) hidden h-[calc(100dvh-var(--head))] overflow-y-auto border-e border-border lg:block"
        >
          <Menu />
        </nav>
        <main id="main" tabIndex={-1} className={`min-h-[70dvh] px-[16px] sm:px-6 ${className}`}>
          {children}
        </main>
      </div>
      <Drawer label={label} open={open} onClose={onClose}>
        <Menu onChoose={onClose} />
      </Drawer>
      <ScrollToTop />
    </>
  )
}
