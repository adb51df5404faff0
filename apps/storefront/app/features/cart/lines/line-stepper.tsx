import { isPerKg, type PricedLine } from '@samobranka/rules'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Stepper } from '../../../ui/fields/stepper.tsx'
import { decreaseLine, increaseLine, weighLine } from '../contents/cart-store.ts'
import { WeightStepper } from './weight-stepper.tsx'

interface Props {
  readonly line: PricedLine
  readonly className?: string
}

/** How much of it is in the cart: by pieces, or by weight. */
export function LineStepper({ line, className = '' }: Props) {
  const t = useTranslate()
  const { product, variationId, key, name, count } = line
  const steps = {
    onIncrease: () => increaseLine(product, key),
    onDecrease: () => decreaseLine(product, key),
    className,
  }
  if (!isPerKg(product)) return <Stepper {...steps} label={t('product.quantity', { name })} value={count} />
  const onWeight = (grams: number) => weighLine(product, line, grams)
  return (
    <WeightStepper {...steps} product={product} variationId={variationId} count={count} onWeight={onWeight} />
  )
}
