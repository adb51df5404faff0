import { useEffect, useId, useRef } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  /** null while they are not known. */
  readonly options: readonly { readonly value: string; readonly name: string }[] | null
  readonly onChange: (value: string) => void
  readonly invalid?: boolean
}

/** One of many, each a tap away: a rail under a thumb, rows on a wide screen. */
export function ChoiceRail({ label, value, options, onChange, invalid = false }: Props) {
  const id = useId()
  const rail = useRef<HTMLDivElement>(null)
  const isKnown = options !== null
  useEffect(() => {
    const chosen =
      isKnown && value !== '' ? rail.current?.querySelector<HTMLElement>(':has(> :checked)') : null
    // The page itself must not move: only the rail does.
    if (chosen && rail.current) rail.current.scrollLeft = chosen.offsetLeft - PEEK
  }, [value, isKnown])
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={invalid || undefined}
      aria-busy={!isKnown}
      tabIndex={-1}
      className="choice-rail"
    >
      <p id={id} className="font-medium">
        {label}
      </p>
      <div ref={rail}>
        {options?.map((option) => (
          <label key={option.value} className="chip">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        )) ?? SKELETONS.map((key) => <span key={key} className="skeleton" />)}
      </div>
    </div>
  )
}

/** What is seen of the choice before the chosen one. */
const PEEK = 48
const SKELETONS = ['first', 'second', 'third'] as const
