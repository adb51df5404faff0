import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react'
import { MaskedInput } from './masked-input.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem?: string | null
  /** The problem stands elsewhere: it is about several fields. */
  readonly invalid?: boolean
  readonly onBlur?: () => void
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'text' | 'tel' | 'numeric' | 'decimal' | 'email'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly placeholder?: string
  readonly lines?: number
  /** Sets apart what is typed; of one line only. */
  readonly format?: (text: string) => string
  readonly required?: boolean
  /** What the contract takes of it. */
  readonly maxLength: number
}

/** A field with its problem beside it. */
export function TextField(props: Props) {
  const {
    label,
    name,
    value,
    onChange,
    problem = null,
    onBlur,
    placeholder,
    required = true,
    invalid,
    maxLength,
  } = props
  const id = useId()
  const common = {
    id,
    name,
    value,
    className: 'field-input',
    required,
    placeholder,
    maxLength,
    onBlur,
    'aria-invalid': problem !== null || invalid || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  } as const
  const oneLine = {
    type: props.type ?? 'text',
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {props.lines ? (
        <textarea {...common} rows={props.lines} onChange={({ target }) => onChange(target.value)} />
      ) : props.format ? (
        <MaskedInput {...common} {...oneLine} format={props.format} onValue={onChange} />
      ) : (
        <input {...common} {...oneLine} onChange={({ target }) => onChange(target.value)} />
      )}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}
