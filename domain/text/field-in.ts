/** Of what somebody else's program sent, which may be anything. */
export function fieldIn(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null && Object.hasOwn(thing, name)
    ? (thing as Record<string, unknown>)[name]
    : undefined
}
