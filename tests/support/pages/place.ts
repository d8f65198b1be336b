// A page or a part of it, and what somebody does there: each waits until it can be done, as a person would.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { expect } from 'vitest'
import { isBehindDialog, isHidden, nameOf, textOf } from './accessible.ts'
import { type AttachedFile, attachFiles, leaveField, setValue } from './events.ts'
import { until } from './until.ts'

export type Words = string | RegExp

// biome-ignore format: a table reads in columns
const ROLES = {
  alert: '[role=alert]', article: 'article', button: 'button', cell: 'td', group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3', link: 'a[href]', listitem: 'li', main: 'main', region: 'section, [role=region]', row: 'tr', 
  summary: 'summary', tab: '[role=tab]', table: 'table',
}
const FIELDS = 'input, select, textarea'

export class Place {
  private readonly find: () => HTMLElement | undefined

  constructor(find: () => HTMLElement | undefined) {
    this.find = find
  }

  /** The one with this name, or the first that holds these words; counted from the end where `at` is negative. */
  part(
    role: keyof typeof ROLES,
    { name, with: words, at = 0 }: { name?: Words; with?: Words; at?: number } = {},
  ): Place {
    return new Place(() =>
      this.all(ROLES[role])
        .filter((one) => name === undefined || is(nameOf(one), name))
        .filter((one) => words === undefined || holds(textOf(one), words))
        .at(at),
    )
  }

  async counts(role: keyof typeof ROLES, number: number): Promise<void> {
    await until(() => expect(this.all(ROLES[role])).toHaveLength(number))
  }

  async press(name: Words): Promise<void> {
    const pressed = await until(() => {
      const found = this.usable('button, a[href], summary').find((one) => is(nameOf(one), name))
      if (!found || (found as HTMLButtonElement).disabled)
        throw new Error(`nothing to press with ${name} in: ${textOf(this.element)}`)
      return found
    })
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  /** As whoever is there by the keyboard does. */
  async key(key: string): Promise<void> {
    const found = await until(() => this.element)
    found.focus()
    found.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }

  /** What is told of it besides its words. */
  async says(attribute: string, value: Words): Promise<void> {
    await until(() => {
      const now = this.element.getAttribute(attribute)
      if (now === null || !is(now, value)) throw new Error(`${attribute} is ${now}, not ${value}`)
    })
  }

  async type(label: Words, value: string, at = 0): Promise<void> {
    const field = await this.field(label, at)
    setValue(field, value)
    leaveField(field)
  }

  /** By its words, its value or its place. */
  async choose(label: Words, option: string | number, at = 0): Promise<void> {
    const field = await this.field(label, at)
    const chosen = await until(() => {
      const options = [...(field as unknown as HTMLSelectElement).options]
      const found = options.find(
        ({ value, text }, index) => index === option || value === option || text === option,
      )
      if (!found) throw new Error(`${option} is none of ${options.map(({ text }) => text)}`)
      return found
    })
    setValue(field, chosen.value)
  }

  async tick(label: Words): Promise<void> {
    const field = await this.field(label)
    field.click()
  }

  async attach(label: Words, name: string, bytes: Uint8Array | string): Promise<void> {
    await this.attachAll(label, [{ name, bytes }])
  }

  async attachAll(label: Words, files: AttachedFile[]): Promise<void> {
    attachFiles(await this.field(label), files)
  }

  async field(label: Words, at = 0): Promise<HTMLInputElement> {
    return until(() => {
      const field = this.fields(label).at(at)
      if (!field || field.disabled)
        throw new Error(`no field ${label} to fill in: ${textOf(this.element)}`)
      return field
    })
  }

  async holdsValue(label: Words, value: Words, at = 0): Promise<void> {
    await until(() => {
      const now = this.fields(label).at(at)?.value
      if (now === undefined || !is(now, value)) throw new Error(`${label} is ${now}, not ${value}`)
    })
  }

  async holdsTick(label: Words, ticked: boolean): Promise<void> {
    await until(() => {
      const now = this.fields(label).at(0)?.checked
      if (now !== ticked) throw new Error(`${label} is ${now}, not ${ticked}`)
    })
  }

  async shows(words: Words): Promise<void> {
    await until(() => {
      const text = textOf(this.element)
      if (!holds(text, words)) throw new Error(`${words} is not in: ${text}`)
    })
  }

  /** For what should go away, or was never there: call it when the page shows something that comes with it. */
  async lacks(words: Words): Promise<void> {
    await until(() => {
      const found = this.find()
      if (found && holds(textOf(found), words)) throw new Error(`${words} is still there`)
    })
  }

  async comes(): Promise<void> {
    await until(() => this.element)
  }

  async goes(): Promise<void> {
    await until(() => {
      const found = this.find()
      if (found) throw new Error(`it is still there: ${textOf(found)}`)
    })
  }

  get element(): HTMLElement {
    const found = this.find()
    if (!found) throw new Error('it is not on the page')
    return found
  }

  private fields(label: Words): HTMLInputElement[] {
    return this.usable(FIELDS).filter((field) => is(nameOf(field), label)) as HTMLInputElement[]
  }

  private usable(selector: string): HTMLElement[] {
    return this.all(selector).filter((one) => !isBehindDialog(one))
  }

  private all(selector: string): HTMLElement[] {
    const found = this.find()?.querySelectorAll<HTMLElement>(selector) ?? []
    return [...found].filter((one) => !isHidden(one))
  }
}

function is(text: string, words: Words): boolean {
  return typeof words === 'string' ? text === words : words.test(text)
}

function holds(text: string, words: Words): boolean {
  return typeof words === 'string' ? text.includes(words) : words.test(text)
}
