import { Link } from 'react-router'

interface FilterLinksProps {
  label: string
  chosen: string
  choices: readonly { value: string; label: string }[]
  /** The address of a choice: filters work without scripts, and can be sent to a friend. */
  to: (value: string) => string
}

export function FilterLinks({ label, chosen, choices, to }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <Link
              to={to(choice.value)}
              aria-current={choice.value === chosen ? 'true' : undefined}
              className="flex min-h-12 items-center rounded-full border border-control px-4 text-label hover:bg-tint hover:text-on-tint aria-[current]:border-primary aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-on-tint"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
