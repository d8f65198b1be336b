/** What is typed at a counter or in an app instead of scanning. */
export function PaymentFacts({ pairs }: { pairs: readonly string[][] }) {
  return (
    <dl className="figures mt-3 grid gap-1 text-small">
      {pairs.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
