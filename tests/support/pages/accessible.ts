// What an element is called, as far as our pages go. Computing it by all rules of the web takes most of the time of a page
// test; that names are right by those rules is what the sweep in the browser looks at.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) return named(labelledBy.split(' ').map((id) => document.getElementById(id)))
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return labelOf(element)
  if (element.tagName === 'FIELDSET') return named([element.querySelector('legend')])
  if (element.tagName === 'TABLE') return named([element.querySelector('caption')])
  return element.tagName === 'SECTION' ? '' : textOf(element)
}

function labelOf(field: HTMLElement): string {
  const around = field.closest('label')
  if (around) return textOf(around)
  return field.id ? named([...document.querySelectorAll(`label[for="${field.id}"]`)]) : ''
}

function named(elements: (Element | null)[]): string {
  return elements.map((element) => (element ? textOf(element) : '')).join(' ')
}

/** Without styles: what is not drawn at all, or nobody is told of. Step by step: by a selector jsdom takes several times as long. */
export function isHidden(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (
      one.hasAttribute('hidden') ||
      one.getAttribute('aria-hidden') === 'true' ||
      (one.tagName === 'DIALOG' && !one.hasAttribute('open'))
    )
      return true
  return false
}

/** Behind an open dialog nothing can be pressed or filled in. */
export function isBehindDialog(element: Element): boolean {
  return isDialogOpen() && !element.closest('dialog[open]')
}

/** Asked for each element of a page: by name, because to find the same by a selector jsdom walks through all of the page. */
function isDialogOpen(): boolean {
  return [...document.getElementsByTagName('dialog')].some((dialog) => dialog.open)
}

export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
