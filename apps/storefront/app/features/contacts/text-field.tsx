import { useId } from 'react'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | null
  readonly type?: 'text' | 'tel'
  readonly autoComplete?: string
  readonly lines?: number
}

/** A field with its problem beside it. */
export function TextField({
  label,
  name,
  value,
  onChange,
  problem,
  type = 'text',
  autoComplete,
  lines,
}: Props) {
  const id = useId()
  const common = {
    id,
    name,
    value,
    className: 'field-input',
    required: true,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea {...common} rows={lines} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...common}
          type={type}
          autoComplete={autoComplete}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
