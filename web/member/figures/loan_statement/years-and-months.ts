/** "2 ปี 3 เดือน", "5 เดือน"; nothing at all is "วันเดิม". */
export function yearsAndMonths(months: number): string {
  if (months === 0) return 'วันเดิม'
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 && `${years} ปี`, rest > 0 && `${rest} เดือน`].filter(Boolean).join(' ')
}
