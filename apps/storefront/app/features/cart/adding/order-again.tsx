import { readKeys } from '../../../catalogue-access/order-keys.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { openRepeat } from './repeat-wish.ts'

/** The last order of this device: whoever comes back is two taps away from the same dinner. */
export function OrderAgain() {
  const t = useTranslate()
  const last = useHydrated() ? readKeys()[0] : undefined
  if (!last) return null
  return (
    <button type="button" className="button button-buy" onClick={() => openRepeat(last.id, true)}>
      {t('home.orderAgain')}
    </button>
  )
}
