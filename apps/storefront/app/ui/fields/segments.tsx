import { useId } from 'react'

interface Option<Value> {
  readonly value: Value
  readonly name: string
}

interface Props<Value extends string | number> {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Radio buttons drawn as one control; arrows move the choice, as in any group of them. */
export function Segments<Value extends string | number>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="hidden-visually">{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
