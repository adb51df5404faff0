import { Select } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface Choice<T extends string | number> {
  readonly value: T
  readonly label: string
}

interface SelectFieldProps<T extends string | number> extends FieldProps {
  readonly choices: readonly Choice<T>[]
  readonly value: T | null
  onChoose(value: NoInfer<T>): void
}

/** One of several, where they are too many to stand side by side. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, hint, error, choices, value, onChoose } = props
  return (
    <Field label={label} hint={hint} error={error}>
      <Select.Root
        items={choices}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChoose(chosen as T)}
      >
        <Select.Trigger
          aria-label={label}
          className={classNames(controlClass, 'flex items-center justify-between gap-2 text-left')}
        >
          <Select.Value />
          <Select.Icon>
            <ChevronsUpDown size={16} aria-hidden className="text-soft" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            role="region"
            aria-label={label}
            sideOffset={4}
            className="z-50"
            alignItemWithTrigger={false}
          >
            <Select.Popup className="popup max-h-80 min-w-(--anchor-width) overflow-y-auto rounded-medium bg-raised p-1 shadow-over">
              {choices.map((choice) => (
                <Select.Item
                  key={choice.value}
                  value={choice.value}
                  className="flex min-h-control cursor-default items-center justify-between gap-3 rounded-small px-3 data-[highlighted]:bg-sunken"
                >
                  <Select.ItemText>{choice.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check size={16} aria-hidden />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  )
}
