/** What stands in an address; any other hole is a number. */
const PARTS: Record<string, string> = {
  code: 'ABCD-EFGH-JKLM',
  no: '000123',
  statement: 'abcdefghijklmnopqrstuv',
  typecookie: 'cookie',
  unitNo: '00010001',
  year: '2026',
}

export function addressOf(path: string): string {
  return path.replace(/:(\w+)/g, (_, name) => PARTS[name] ?? '7').replace('*', 'nowhere')
}
