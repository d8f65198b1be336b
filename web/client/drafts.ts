// Drafts in this browser's storage. Forms of the member area name theirs `member/…`: signing out forgets those.

export function readDraft<Values>(name: string): Partial<Values> | undefined {
  try {
    return JSON.parse(localStorage.getItem(`draft:${name}`) ?? 'null') ?? undefined
  } catch {
    return undefined // a visitor may forbid storage
  }
}

export function writeDraft(name: string, values: object | undefined): void {
  try {
    if (values) localStorage.setItem(`draft:${name}`, JSON.stringify(values))
    else localStorage.removeItem(`draft:${name}`)
  } catch {
    // Without storage the form still works; only the draft is not kept.
  }
}

export function forgetDrafts(names: `${string}/`): void {
  try {
    const forgotten = Object.keys(localStorage).filter((key) => key.startsWith(`draft:${names}`))
    for (const key of forgotten) localStorage.removeItem(key)
  } catch {
    // Where nothing could be kept nothing is left.
  }
}

export function countDrafts(names: `${string}/`): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`draft:${names}`)).length
  } catch {
    return 0
  }
}
