import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface Face {
  /** Verb and object, as «เพิ่มหมวด». */
  label: string
  /** Whose, for those who hear the button without seeing its row: «หมวด ข่าว». */
  of?: string | undefined
  Icon?: LucideIcon | undefined
  /** The one main press of a page, a form or a dialog. */
  primary?: boolean
  /** Where it stands; how it looks is the kit's. */
  className?: string
}

interface ButtonProps extends Face, Omit<ComponentProps<'button'>, keyof Face | 'children'> {
  /** Nothing may come of a press now; it can still be reached by the keyboard. */
  busy?: boolean | undefined
}

export function Button({ label, of, Icon, primary, className, busy, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-disabled={busy} {...rest} className={look(primary, className)}>
      {Icon && <Icon aria-hidden className="size-5" />}
      {label}
      {of && <span className="sr-only">{of}</span>}
    </button>
  )
}

interface DialogSaveProps {
  /** Verb and object, as «บันทึกหมวด». */
  label: string
  saving: boolean
  meanwhile?: string
}

/** The main press of a dialog with a form in it. */
export function DialogSave({ label, saving, meanwhile = 'กำลังบันทึก…' }: DialogSaveProps) {
  return (
    <Button
      type="submit"
      primary
      label={saving ? meanwhile : label}
      busy={saving}
      className="aria-disabled:opacity-60"
    />
  )
}

type ButtonLinkProps = Face & { to: string }

/** A link to another page that looks as a button. */
export function ButtonLink({ to, label, of, Icon, primary, className }: ButtonLinkProps) {
  return (
    <Link to={to} className={look(primary, className)}>
      {Icon && <Icon aria-hidden className="size-5" />}
      {label}
      {of && <span className="sr-only">{of}</span>}
    </Link>
  )
}

function look(primary = false, className = ''): string {
  return `button ${primary ? 'button-primary' : 'button-secondary'} ${className}`.trim()
}
