import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { Choice } from './select-field.tsx'

interface RadioChoicesProps<T extends string | number> {
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly value: T | null
  readonly size?: 'm' | 'l'
  readonly hidesLabel?: boolean
  /** All of one width, in one row where there is room: numbers. */
  readonly isEven?: boolean
  onChoose(value: NoInfer<T>): void
}

/** One of a few, all seen at once: radio buttons that are as large as buttons. */
export function RadioChoices<T extends string | number>(props: RadioChoicesProps<T>) {
  const { label, choices, value, size = 'm', hidesLabel = false, isEven = false, onChoose } = props
  const labelId = useId()
  return (
    <div className="flex flex-col gap-1">
      <span id={labelId} className={hidesLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(chosen) => onChoose(chosen as T)}
        className={
          isEven
            ? 'grid max-w-md grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-0.5'
            : 'flex flex-wrap gap-1'
        }
      >
        {choices.map((choice) => (
          <Radio.Root
            key={choice.value}
            value={choice.value}
            aria-label={choice.label}
            className={classNames(
              'inline-flex cursor-pointer items-center justify-center rounded-small border border-line-strong bg-surface font-medium select-none',
              'data-[checked]:border-accent data-[checked]:bg-accent data-[checked]:text-accent-ink',
              size === 'l' ? 'min-h-touch min-w-touch text-base' : 'min-h-control text-sm',
              isEven ? 'px-0 tabular-nums' : size === 'l' ? 'px-4' : 'px-3',
            )}
          >
            {choice.label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
