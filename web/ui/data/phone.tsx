export function Phone({ number }: { number: string }) {
  return (
    <a className="link term" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  )
}
