import { type ComponentProps, useEffect, useRef } from 'react'
import { type Figures, figuresIn } from '#domain/text/typed-figures.ts'

export interface FigureInputProps
  extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'inputMode' | 'onChange' | 'maxLength'> {
  takes: Figures
  value: string
  /** How many signs at most; what is pasted is cut only after it was tidied, so that "000-123" is whole. */
  max?: number
  onChange: (value: string) => void
}

/**
 * Where a number is wanted nothing else can be typed (REQ-140), and ๑๒๓ becomes 123. Keys that are
 * no figures are stopped before they change anything, so that the caret stays; what comes another way, as
 * from a phone's own suggestions, is tidied as it arrives.
 */
export function FigureInput({
  takes,
  value,
  max = Number.POSITIVE_INFINITY,
  onChange,
  ...rest
}: FigureInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    const typed = (event: InputEvent) => stopOthers(event, takes, max)
    input?.addEventListener('beforeinput', typed)
    return () => input?.removeEventListener('beforeinput', typed)
  }, [takes, max])
  return (
    <input
      {...rest}
      ref={ref}
      type="text"
      inputMode={takes === 'whole' ? 'numeric' : 'decimal'}
      value={value}
      onChange={({ target }) => onChange(figuresIn(target.value, takes).slice(0, max))}
    />
  )
}

function stopOthers(event: InputEvent, takes: Figures, max: number): void {
  const { data, isComposing, inputType } = event
  const input = event.target as HTMLInputElement
  if (data === null || isComposing || !inputType.startsWith('insert')) return
  const from = input.selectionStart ?? input.value.length
  const to = input.selectionEnd ?? from
  const room = max - (input.value.length - (to - from))
  const figures = figuresIn(data, takes).slice(0, Math.max(0, room))
  if (figures === data) return
  event.preventDefault()
  if (!figures) return
  input.setRangeText(figures, from, to, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
