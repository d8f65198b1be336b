import { Link } from 'react-router'

/** The way from the home page to the list this page belongs to. */
export function Breadcrumb({ to, name }: { to: string; name: string }) {
  return (
    <nav aria-label="ตำแหน่งหน้า" className="no-print text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/home" className="link inline-flex min-h-10 items-center">
            หน้าแรก
          </Link>
        </li>
        <li aria-hidden>›</li>
        <li>
          <Link to={to} className="link inline-flex min-h-10 items-center">
            {name}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
