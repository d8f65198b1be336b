import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Field, type Typed } from './field.tsx'

interface PasswordFieldProps extends Typed {
  label: string
  hint?: string
  /** For password managers (SEC-04). */
  autoComplete: 'current-password' | 'new-password'
}

/** Hidden unless asked for, pasted as typed, and telling what the keyboard is up to. */
export function PasswordField({ value, autoComplete, onChange, ...words }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A sent password is nobody's to read over a shoulder, and managers offer to keep only hidden ones.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = shown ? EyeOff : Eye

  return (
    <Field {...words}>
      {(wiring) => (
        <>
          <div className="@container relative">
            <input
              {...wiring}
              ref={input}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onKeyUp={(key) => setCapsLock(key.getModifierState('CapsLock'))}
              className="input @min-[17rem]:pe-26"
            />
            <button
              type="button"
              aria-controls={words.name}
              onClick={() => setShown(!shown)}
              className="flex min-h-12 items-center justify-center gap-1.5 rounded-control px-3 text-small font-semibold text-link @min-[17rem]:absolute @min-[17rem]:inset-y-0 @min-[17rem]:end-0 @min-[17rem]:min-w-24"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {shown ? 'ซ่อน' : 'แสดง'}
              <span className="sr-only">{words.label}</span>
            </button>
          </div>
          <p role="status" className="text-small text-amber-fg">
            {keyboardNote(value, capsLock)}
          </p>
        </>
      )}
    </Field>
  )
}

/** The commonest reason why a right password is wrong. */
function keyboardNote(value: string, capsLock: boolean): string {
  if (/[\u0E00-\u0E7F]/.test(value)) return 'แป้นพิมพ์เป็นภาษาไทยอยู่'
  return capsLock ? 'เปิด Caps Lock อยู่' : ''
}
