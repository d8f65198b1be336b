import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown
}

/** A form whose problems the page itself names, and which the page sends. */
export function Form({ onSubmit, ...rest }: FormProps) {
  function submit(event: React.FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return <form method="post" noValidate {...rest} onSubmit={submit} />
}
