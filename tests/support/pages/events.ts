// What a hand does to a field, in the events that a browser makes of it.

/// <reference lib="dom" />

/** Past React's own property, by which it knows what it has written itself. */
export function setValue(field: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export function leaveField(field: HTMLElement): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

export interface AttachedFile {
  name: string
  bytes: Uint8Array | string
}

export function attachFiles(field: HTMLElement, files: AttachedFile[]): void {
  const value = files.map(({ name, bytes }) => new File([bytes as BlobPart], name))
  Object.defineProperty(field, 'files', { value, configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
