import { type BorrowingRight, borrowingRight } from '#domain/loan-right/right.ts'

/** Null where nothing can be worked out, such as of a birthday in another era. */
export function answerOf(...question: Parameters<typeof borrowingRight>): BorrowingRight | null {
  try {
    return borrowingRight(...question)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
