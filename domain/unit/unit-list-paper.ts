// How the list of a unit's people is handed out. On paper it is drawn by one printer that everybody waits for, so
// the longest ones are tables only: nobody reads a hundred sheets, and payroll wants a table anyway.

export const LIST_PDF_MAX = 3_000

/** Why a list is not printed, and what to do instead; nothing where it is. */
export function tooLongToPrint(people: number): string | undefined {
  if (people <= LIST_PDF_MAX) return undefined
  return `บัญชีรายชื่อมี ${people.toLocaleString('en')} ราย เกิน ${LIST_PDF_MAX.toLocaleString('en')} รายที่ทำเป็น PDF ได้ กรุณาใช้ Excel หรือกรองรายชื่อให้สั้นลงก่อน`
}

/** In which formats the list lies in the bundle. */
export function listFormats(people: number): ('pdf' | 'xlsx')[] {
  return tooLongToPrint(people) ? ['xlsx'] : ['pdf', 'xlsx']
}
