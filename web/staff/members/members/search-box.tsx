import { useState } from 'react'
import { SearchForm } from '../../parts/search-form.tsx'

interface SearchBoxProps {
  value: string
  onSearch: (words: string) => void
}

/** One box for number, name, phone, unit and national id; asked only when sent, since every search is written down. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [error, setError] = useState<string>()
  return (
    <SearchForm
      name="member"
      label="ชื่อ เลขสมาชิก เบอร์โทรศัพท์ หน่วยงาน หรือเลขบัตรประชาชน"
      value={value}
      error={error}
      onSearch={(words, form) => {
        setError(words ? undefined : 'กรุณาพิมพ์สิ่งที่ต้องการค้นหา')
        if (words) onSearch(words)
        else form.querySelector('input')?.focus()
      }}
    />
  )
}
