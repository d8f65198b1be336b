interface TypedConfirmationProps {
  /** What must be typed. */
  wanted: string
  value: string
  onChange: (value: string) => void
}

/** Typed by hand before something that cannot be undone. */
export function TypedConfirmation({ wanted, value, onChange }: TypedConfirmationProps) {
  return (
    <label className="grid gap-1">
      <span>
        พิมพ์ <strong className="font-semibold">{wanted}</strong> เพื่อยืนยัน
      </span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="input"
      />
    </label>
  )
}
