// Testing Library reads how every element on a page is displayed, for each role it looks for. jsdom compares the element
// with all rules of a browser's own style sheet each time, a third of the time of page tests. Pages load no style sheet
// here, so how something is displayed follows from its name, a few attributes and its own style, and is worked out once.

const DECIDING = ['hidden', 'open', 'type', 'style']

let inPlace: typeof window.getComputedStyle | undefined

export function rememberComputedStyles(): void {
  // All files of a worker share a window.
  if (window.getComputedStyle === inPlace) return
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  function displayOf(element: Element): string {
    // These by their place, and by what was done with them.
    if (element.localName === 'summary' || element.hasAttribute('popover'))
      return compute(element).display
    // Also whether an attribute is there at all.
    const deciding = DECIDING.map((name) => element.getAttribute(name))
    const key = JSON.stringify([element.localName, deciding])
    const display = displays.get(key) ?? compute(element).display
    displays.set(key, display)
    return display
  }

  inPlace = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo)
    const read = (name: string) => {
      if (name === 'display') return displayOf(element)
      return name === 'visibility' ? visibilityOf(element) : undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name: keyof CSSStyleDeclaration & string) {
        if (name === 'getPropertyValue')
          return (wanted: string) => read(wanted) ?? compute(element).getPropertyValue(wanted)
        return read(name) ?? compute(element)[name]
      },
    })
  }
  window.getComputedStyle = inPlace
}

/** Inherited from whatever it is in. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at.hasAttribute('style') && (at as HTMLElement).style.visibility
    if (own) return own
  }
  return 'visible'
}
