import { readKeys } from '../../lib/order-keys.ts'
import { openRepeat } from '../../lib/repeat-wish.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

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
