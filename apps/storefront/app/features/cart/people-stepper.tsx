import { useTranslate } from '../../i18n/i18n.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { changeCart, useCart } from './contents/cart-store.ts'

const MOST = 99

/** For how many to lay the table. */
export function PeopleStepper() {
  const t = useTranslate()
  const people = useCart(({ cart }) => cart.peopleCount)
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="font-medium">{t('cart.people')}</span>
      <Stepper
        label={t('cart.people')}
        value={people}
        canDecrease={people > 1}
        canIncrease={people < MOST}
        onIncrease={() => changeCart({ peopleCount: people + 1 })}
        onDecrease={() => changeCart({ peopleCount: people - 1 })}
      />
    </div>
  )
}
