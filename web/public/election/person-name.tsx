/** A name breaks between its parts, never inside one. */
export function PersonName({ name }: { name: string }) {
  return name.split(' ').map((part, at) => (
    <span key={part}>
      {at > 0 && ' '}
      <span className="term">{part}</span>
    </span>
  ))
}
