import { movementDetails } from '#domain/statement/movement-words.ts'

/** Under the word of a movement: what it took back, or who paid. */
export function MovementDetails({ row }: { row: Parameters<typeof movementDetails>[0] }) {
  return movementDetails(row).map((said) => (
    <span key={said} className="block text-small font-normal text-muted">
      {said}
    </span>
  ))
}
