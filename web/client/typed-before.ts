// A page can be filled in as soon as it is drawn; on a slow line the scripts come much later. React would draw its own,
// empty values over what was typed by then, so it is told of them once it has taken the page over.

import { HYDRATED_EVENT } from './hydrated-event.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select'

/** Called before the takeover; remembers what is filled in and hands it over when the page says that it is ready. */
export function keepTyped(root: HTMLElement): void {
  const typed = new Map<Field, string | boolean>()

  function remember(field: Field) {
    if (isDrawn(field)) typed.delete(field)
    else typed.set(field, isTicked(field) ? field.checked : field.value)
  }
  function listen({ target }: Event) {
    if (target instanceof HTMLElement && target.matches(FIELDS)) remember(target as Field)
  }
  async function handOver() {
    root.removeEventListener('input', listen, true)
    for (const [field, value] of typed) {
      // One at a time: a form that keeps its fields together must have drawn the one before.
      await new Promise((done) => setTimeout(done))
      if (field.isConnected && !field.matches(':disabled')) tell(field, value)
    }
  }
  for (const field of root.querySelectorAll<Field>(FIELDS)) remember(field)
  root.addEventListener('input', listen, true)
  addEventListener(HYDRATED_EVENT, handOver, { once: true })
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

/** Still as the server drew it. */
function isDrawn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex === Math.max(drawn, 0)
  }
  return isTicked(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue
}

/**
 * React hears of a value only if it differs from the last one it saw, and it sees what is set on the field itself but
 * not what is set through the prototype.
 */
function tell(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // A radio button that lost its dot says so through the one that has it.
    if (!value && field.type === 'radio') return
    ;(field as HTMLInputElement).checked = !value
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
