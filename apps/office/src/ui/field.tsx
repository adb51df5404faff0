import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Label, control, and what is wrong with it, tied together for those who hear the page. */
export function Field({ label, hint, error, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <BaseField.Root invalid={error !== undefined} className="flex min-w-0 flex-col gap-1">
      <BaseField.Label className="text-sm font-medium">{label}</BaseField.Label>
      {children}
      {hint !== undefined && (
        <BaseField.Description className="text-xs text-soft">{hint}</BaseField.Description>
      )}
      {error !== undefined && (
        <BaseField.Error match className="text-xs text-danger-text" role="alert">
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}

/** The look of everything that is typed into. */
export const controlClass = classNames(
  'min-h-control w-full rounded-small border border-line-strong bg-surface px-3 text-ink placeholder:text-soft',
  'data-[invalid]:border-danger disabled:opacity-50',
)
