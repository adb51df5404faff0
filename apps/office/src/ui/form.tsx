import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Notice } from './notice.tsx'

interface FormProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>
  /** What it throws is told under the fields, in the server's words. */
  onSend(values: T): Promise<void>
  readonly children: ReactNode
  readonly label: string
}

/** A form of react-hook-form: its faults beside its fields, the server's below them. */
export function Form<T extends FieldValues>({ form, onSend, children, label }: FormProps<T>) {
  const { handleSubmit, setError, formState } = form
  const send = handleSubmit(async (values) => {
    try {
      await onSend(values as unknown as T)
    } catch (fault) {
      setError('root', { message: fault instanceof Error ? fault.message : String(fault) })
    }
  })
  const { root } = formState.errors
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4"
    >
      {children}
      {root?.message && <Notice tone="danger">{root.message}</Notice>}
    </form>
  )
}
