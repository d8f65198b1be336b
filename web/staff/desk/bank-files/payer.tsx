import type { BankFileRow } from '#contract/staff/desk/bank-files.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
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
        <span className="text-caption text-muted wrap-anywhere">
          ส่งสลิป {shortDate(new Date(slip.sent_at))}
          {slip.reference && ` เลขอ้างอิง ${slip.reference}`}
          {slip.bank && ` ธนาคารรหัส ${slip.bank}`}
        </span>
      )}
      {slip?.file_name && (
        <FileLinks
          files={[{ file_id: 'slip', name: slip.file_name }]}
          path={`/api/admin/bank-files/${fileId}/lines/${line_id}`}
        />
      )}
    </div>
  )
}
