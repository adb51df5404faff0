import { Switch } from '@base-ui/react/switch'
import { useId } from 'react'

interface SwitchFieldProps {
  readonly label: string
  readonly isOn: boolean
  onSwitch(isOn: boolean): void
}

/** What takes effect at once. */
export function SwitchField({ label, isOn, onSwitch }: SwitchFieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-control cursor-pointer items-center justify-between gap-4">
      {label}
      <Switch.Root
        id={id}
        checked={isOn}
        onCheckedChange={onSwitch}
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 data-[checked]:border-accent data-[checked]:bg-accent"
      >
        <Switch.Thumb className="size-4.5 rounded-full bg-line-strong transition-transform duration-100 data-[checked]:translate-x-4 data-[checked]:bg-accent-ink" />
      </Switch.Root>
    </label>
  )
}
