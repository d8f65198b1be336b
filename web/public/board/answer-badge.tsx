import { Check, Clock } from 'lucide-react'
import { Badge } from '../../ui/data/badge.tsx'

export function AnswerBadge({ answers }: { answers: number }) {
  return answers > 0 ? (
    <Badge tone="green" icon={Check} words="ตอบแล้ว" />
  ) : (
    <Badge tone="gray" icon={Clock} words="รอคำตอบ" />
  )
}
