import { groupedNumber } from '#domain/text/typed-number.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

/** An amount of money in baht; commas come once it has been typed, so they are never in the way. */
export function AmountField(props: Omit<NumberFieldProps, 'unit' | 'tidy'>) {
  return <NumberField {...props} unit="บาท" tidy={groupedNumber} />
}
