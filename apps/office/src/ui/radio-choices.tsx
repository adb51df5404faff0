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
  onChoose(value: NoInfer<T>): void
}

/** One of a few, all seen at once: radio buttons that are as large as buttons. */
export function RadioChoices<T extends string | number>(props: RadioChoicesProps<T>) {
  const { label, choices, value, size = 'm', hidesLabel = false, onChoose } = props
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
        className="flex flex-wrap gap-1"
      >
        {choices.map((choice) => (
          <Radio.Root
            key={choice.value}
            value={choice.value}
            aria-label={choice.label}
            className={classNames(
              'inline-flex cursor-pointer items-center justify-center rounded-small border border-line-strong bg-surface font-medium select-none',
              'data-[checked]:border-accent data-[checked]:bg-accent data-[checked]:text-accent-ink',
              size === 'l' ? 'min-h-touch min-w-touch px-4 text-base' : 'min-h-control px-3 text-sm',
            )}
          >
            {choice.label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
