interface RememberProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Remember({ checked, onChange }: RememberProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name="remember"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span>
        จดจำฉันไว้ในเครื่องนี้
        <span className="block text-small">อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น</span>
      </span>
    </label>
  )
}
