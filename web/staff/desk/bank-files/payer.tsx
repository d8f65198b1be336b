import type { BankFileRow } from '#contract/staff/desk/bank-files.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { THAI_BANKS } from '#domain/money/thai-bank.ts'
import { FileLinks } from '../../members/requests/file-links.tsx'

interface PayerProps {
  fileId: number
  line: BankFileRow
}

/** Who pays, by the bank; what they named it by; and the slip they sent of it, which is no proof that the money came. */
export function Payer({ fileId, line: { payer, ref1, ref2, slip, line_id } }: PayerProps) {
  return (
    <div className="grid gap-1">
      <span>{payer || '–'}</span>
      <span className="figures text-caption text-muted wrap-anywhere">
        {ref1 || '–'} / {ref2 || '–'}
      </span>
      {slip && (
        <span className="grid text-caption text-muted wrap-anywhere">
          <span>ส่งสลิป {shortDate(new Date(slip.sent_at))}</span>
          {slip.bank && <span>{bankName(slip.bank)}</span>}
          {slip.reference && <span>เลขอ้างอิง {slip.reference}</span>}
        </span>
      )}
      {slip?.file_name && (
        // As the words above it, left in a table and right in a card.
        <div>
          <div className="inline-block">
            <FileLinks
              files={[{ file_id: 'slip', name: slip.file_name }]}
              path={`/api/admin/bank-files/${fileId}/lines/${line_id}`}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function bankName(code: string): string {
  const banks: Record<string, { name: string }> = THAI_BANKS
  return banks[code]?.name ?? `ธนาคารรหัส ${code}`
}
