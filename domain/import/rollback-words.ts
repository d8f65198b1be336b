/** What is typed to take a published night back: it names the run, so that nobody types it for another. */
export function rollbackWords(runId: number): string {
  return `ย้อนกลับรอบ ${runId}`
}
