import { accruedBonuses, MINOR_UNITS, type Totals } from '@samobranka/rules'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { useAccount } from '../../account/index.ts'

export type EarningTotals = Pick<Totals, 'lines' | 'discount' | 'bonuses'>

export function WillEarnNote({ totals }: { readonly totals: EarningTotals }) {
  const t = useTranslate()
  const level = useAccount(({ bonus }) => bonus?.level ?? null)
  const count = accruedBonuses(totals, level) / MINOR_UNITS
  return count > 0 ? <p className="text-small text-good">{t('bonuses.willEarn', { count })}</p> : null
}
