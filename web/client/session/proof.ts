/** What waits until somebody has proved who they are: all of it at once, and for the same answer. */
export function createProof() {
  let waiting: { promise: Promise<boolean>; settle(proved: boolean): void } | undefined
  return {
    wait(): Promise<boolean> {
      if (!waiting) {
        let settle: (proved: boolean) => void = () => undefined
        const promise = new Promise<boolean>((resolve) => {
          settle = resolve
        })
        waiting = { promise, settle }
      }
      return waiting.promise
    },
    settle(proved: boolean): void {
      waiting?.settle(proved)
      waiting = undefined
    },
  }
}
