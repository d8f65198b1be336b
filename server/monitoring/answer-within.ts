/** What `work` comes to, or 'late' where it takes longer than a request may wait; it goes on by itself. */
export async function answerWithin<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
