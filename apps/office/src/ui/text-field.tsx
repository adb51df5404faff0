import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>

/** One line. `{...form.register('name')}` of react-hook-form ties it to a form. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <BaseField.Control {...(input as ComponentProps<typeof BaseField.Control>)} className={controlClass} />
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <BaseField.Control
        render={<textarea rows={3} {...area} />}
        className={classNames(controlClass, 'py-2')}
      />
    </Field>
  )
}
