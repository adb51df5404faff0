import { useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
  readonly invalid?: boolean
}

/** The machine's own list: a wheel on a phone, typing on a keyboard. */
export function SelectField({ label, value, options, onChange, invalid = false }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field-input field-select"
        value={value}
        disabled={options.length === 0}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
