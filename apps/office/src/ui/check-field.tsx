import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { useId } from 'react'

interface CheckFieldProps {
  readonly label: string
  readonly isChecked: boolean
  onCheck(isChecked: boolean): void
}

/** One of several that may all be true. The whole line is touched. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-control cursor-pointer items-center gap-3">
      <Checkbox.Root
        id={id}
        checked={isChecked}
        onCheckedChange={onCheck}
        className="flex size-5 items-center justify-center rounded-small border border-line-strong bg-surface data-[checked]:border-accent data-[checked]:bg-accent"
      >
        <Checkbox.Indicator className="text-accent-ink">
          <Check size={14} strokeWidth={3} aria-hidden />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {label}
    </label>
  )
}
