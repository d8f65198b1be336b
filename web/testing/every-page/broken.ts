// What no page may show, whatever it was told.

/** Words of the machine, and an instant as it is stored. */
const MACHINE = /undefined|NaN|Invalid|\[object|Infinity|\bnull\b|\d{4}-\d\d-\d\dT\d\d/
const ABOUT = 120

export function brokenIn(place: Element): string[] {
  const html = place.innerHTML
  return [...brokenHtml(html), ...typedIn(place)]
}

/** Of a page as the server writes it. */
export function brokenHtml(html: string): string[] {
  // What browsers read in a <time> and in a date's own input is meant for them.
  const read = html.replace(/ (?:datetime|value)="[\dT:.Z-]*"/gi, '')
  const at = MACHINE.exec(read)?.index
  const found = at === undefined ? [] : [`shows ${read.slice(Math.max(0, at - ABOUT), at + ABOUT)}`]
  if (html.includes('ไม่พร้อมให้บริการชั่วคราว')) found.push('crashed')
  return found
}

/** What stands in a field for long texts is not part of its HTML. */
function typedIn(place: Element): string[] {
  return [...place.querySelectorAll('textarea')]
    .filter(({ value }) => MACHINE.test(value))
    .map(({ value }) => `holds ${value.slice(0, ABOUT)}`)
}

export function loadsIn(place: Element): boolean {
  return (
    place.querySelector('.animate-pulse, [aria-busy="true"]') !== null ||
    /กำลังโหลดข้อมูล|กำลังเปิดหน้า/.test(place.textContent ?? '')
  )
}
