import { PencilLine, Trash2 } from 'lucide-react'
import { Button } from '../form/button.tsx'

interface RowButtonProps {
  /** Whose, for those who hear the button without seeing its row: «หมวด ข่าว». */
  of: string
  onPress: () => void
}

export function EditButton({ of, onPress }: RowButtonProps) {
  return <Button Icon={PencilLine} label="แก้ไข" of={of} onClick={onPress} />
}

export function RemoveButton({ of, onPress }: RowButtonProps) {
  return <Button Icon={Trash2} label="ลบ" of={of} onClick={onPress} />
}
