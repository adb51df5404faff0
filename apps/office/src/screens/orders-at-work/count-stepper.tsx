import { Minus, Plus } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface CountStepperProps {
  /** Of what there are so many. */
  readonly label: string
  readonly count: number
  readonly most: number
  onCount(count: number): void
}

/** How many of a line. */
export function CountStepper({ label, count, most, onCount }: CountStepperProps) {
  const t = useTranslate()
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{label}</legend>
      <IconButton
        icon={Minus}
        size="l"
        label={t('office.orders.fewer', { name: label })}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
        className="disabled:opacity-40"
      />
      <output className="w-8 text-center text-base font-semibold tabular-nums">{count}</output>
      <IconButton
        icon={Plus}
        size="l"
        label={t('office.orders.more', { name: label })}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
        className="disabled:opacity-40"
      />
    </fieldset>
  )
}
