// What jsdom lacks and pages use.

// It knows dialogs, but not how to open them.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// It draws nothing, so nothing ever changes its size or is scrolled to.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
