import type { Access } from '#contract/member/access.ts'

/** How the list of who saw what goes on. */
export const OLDER = {
  rowsOf: ({ events }: Access) => events,
  nextOf: ({ next }: Access) => (next === null ? null : `before=${next}`),
}
