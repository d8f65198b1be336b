import { readXlsx } from 'hucre/xlsx'
import type { Portal } from '../night/portal.ts'
import { PASSWORD } from './account.ts'

/** Every row of the spreadsheet that a member may take away, its cells side by side. */
export async function printedCopyOf(portal: Portal, member: string): Promise<string> {
  const proof = { mem_password: PASSWORD }
  const reply = await portal.call(member, '/papers/data_copy/xlsx', 'POST', proof)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  const { sheets } = await readXlsx(reply.rawPayload)
  return sheets.flatMap(({ rows }) => rows.map((row) => row.join('|'))).join('\n')
}
