// What this browser keeps of an area. A visitor may forbid storage, and it is anybody's to write in.

export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

export function keep(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing could be kept nothing is left.
  }
}

/** A word for this tab that outlives a reload, and is gone with the tab. */
export function note(key: string, word: string | undefined): void {
  try {
    if (word === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, word)
  } catch {
    // Without storage the word is lost, and the page says less.
  }
}

export function noted(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
