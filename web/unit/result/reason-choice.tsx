import { REASONS, type Reason, reasonInOffice } from '#domain/collection/collection-words.ts'

interface ReasonChoiceProps {
  /** Its id, and what else ties it to its label. */
  wiring: React.ComponentProps<'select'>
  value: Reason | ''
  onChoose: (reason: Reason) => void
}

export function ReasonChoice({ wiring, value, onChoose }: ReasonChoiceProps) {
  return (
    <select
      {...wiring}
      className="input w-full"
      value={value}
      onChange={({ target }) => onChoose(target.value as Reason)}
    >
      <option value="">เลือกเหตุผล</option>
      {(Object.keys(REASONS) as Reason[]).map((each) => (
        <option key={each} value={each}>
          {reasonInOffice(each)}
        </option>
      ))}
    </select>
  )
}
