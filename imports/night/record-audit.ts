import type pg from 'pg'

/** Writes down what was done with a run, in the transaction that does it. */
export type RecordImportAudit = (
  client: pg.Client,
  action: 'import.accept' | 'import.publish' | 'import.rollback' | 'import.cancel',
  runId: number,
) => Promise<void>
