import { PencilLine, Trash2 } from 'lucide-react'

interface RowButtonProps {
  /** Whose, for those who hear the button without seeing its row: «หมวด ข่าว». */
  of: string
  onPress: () => void
}

export function EditButton({ of, onPress }: RowButtonProps) {
  return (
    <button type="button" className="button button-secondary" onClick={onPress}>
      <PencilLine aria-hidden className="size-5" />
      แก้ไข<span className="sr-only">{of}</span>
    </button>
  )
}

export function RemoveButton({ of, onPress }: RowButtonProps) {
  return (
    <button type="button" className="button button-secondary" onClick={onPress}>
      <Trash2 aria-hidden className="size-5" />
      ลบ<span className="sr-only">{of}</span>
    </button>
  )
}
