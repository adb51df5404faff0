import { accruedBonuses, MINOR_UNITS, type Totals } from '@samobranka/rules'
import { useTranslate } from '../../lib/speech.tsx'
import { isCustomer, useAccount } from '../account/index.ts'

/** What the order will bring to the customer's card, at the level he holds. */
export function WillEarn({ totals }: { readonly totals: Pick<Totals, 'lines' | 'discount' | 'bonuses'> }) {
  const t = useTranslate()
  const customer = useAccount((state) => state.customer)
  const bonus = useAccount((state) => state.bonus)
  if (!isCustomer(customer) || !bonus?.active) return null
  const count = accruedBonuses(totals, bonus.level) / MINOR_UNITS
  return count > 0 ? <p className="text-small text-good">{t('bonuses.willEarn', { count })}</p> : null
}
