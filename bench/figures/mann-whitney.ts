/**
 * Whether two lots of times could be of one kind: z of the Mann-Whitney test, with ties sharing a rank.
 * Beyond ±3 somebody who measures can tell them apart (SEC-07).
 */
export function mannWhitneyZ(first: number[], second: number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to++
    const rank = (from + 1 + to) / 2
    rankSum += rank * all.slice(from, to).filter(({ isFirst }) => isFirst).length
    from = to
  }
  const [n, m] = [first.length, second.length]
  const u = rankSum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}
