import { countOfWeight, firstAddCount, lineWeight, MAX_COUNT, type Product } from '@samobranka/rules'
import { useState } from 'react'
import { weightText } from '../../../format/weight-text.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Stepper } from '../../../ui/fields/stepper.tsx'
import { typedWeight } from './typed-weight.ts'

interface Props {
  readonly product: Product
  readonly variationId: number | null
  readonly count: number
  readonly canDecrease?: boolean
  readonly onIncrease: () => void
  readonly onDecrease: () => void
  readonly onWeight: (grams: number) => void
  readonly className?: string
}

const LONGEST = 12

/** Of goods by weight: + and − change it by the product's step, and the exact weight can be typed. */
export function WeightStepper({ product, variationId, count, onWeight, ...step }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const { name } = product
  const units = {
    kilogram: t('unit.kilogram', { value: '' }).trim(),
    gram: t('unit.gram', { value: '' }).trim(),
  }
  const weigh = (text: string) => {
    setTyped(text)
    const least = lineWeight(product, variationId, firstAddCount(product))
    const most = lineWeight(product, variationId, MAX_COUNT)
    const grams = typedWeight(text, units, { least, most })
    if (grams !== null && countOfWeight(product, variationId, grams) !== count) onWeight(grams)
  }
  return (
    <Stepper
      {...step}
      label={t('product.quantity', { name })}
      value={
        <input
          ref={selectAtFocus}
          className="stepper-field"
          aria-label={t('product.weight', { name })}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={LONGEST}
          value={typed ?? weightText(lineWeight(product, variationId, count), t)}
          onChange={({ currentTarget }) => weigh(currentTarget.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      }
    />
  )
}

/** What is there goes with the first digit. By itself: React does not hear of the focus here (react-event-filter.ts). */
function selectAtFocus(field: HTMLInputElement | null) {
  if (!field) return
  const select = () => field.select()
  field.addEventListener('focus', select)
  return () => field.removeEventListener('focus', select)
}
