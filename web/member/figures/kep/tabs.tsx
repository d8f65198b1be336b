import { NavLink } from 'react-router'

// biome-ignore format: a table reads in columns
const TABS = [
  { to: '/member/kep',     label: 'หักประจำเดือน' },
  { to: '/member/kepcrem', label: 'ฌาปนกิจสงเคราะห์' },
]

/** Two pages that belong together; the member stays with the same kind of list. */
export function CollectionTabs() {
  return (
    <nav aria-label="รายการเรียกเก็บ" className="no-print mb-4 border-b border-border">
      <ul className="flex flex-wrap gap-x-1">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-mb-px flex min-h-12 items-center border-b-4 border-transparent px-3 text-label hover:bg-subtle aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-link sm:px-5"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
