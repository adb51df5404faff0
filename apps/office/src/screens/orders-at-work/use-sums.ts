import { allSettings } from '@samobranka/contract'
import { type Currency, formatMoney, type Money } from '@samobranka/rules'
import { useCallback } from 'react'
import { useCall } from '../../api/use-call.ts'
import { usePreferences } from '../../session/preferences.ts'

/** Writes a sum in the shop's currency, the way of the person's language. */
export function useSums(): (sum: Money) => string {
  const { language } = usePreferences()
  const { data } = useCall(allSettings)
  const symbol = data?.currencySymbol ?? '₽'
  return useCallback((sum) => formatMoney(sum, { ...PLAIN, symbol }, language), [symbol, language])
}

const PLAIN: Currency = { code: '', symbol: '', rate: 1, decimals: 2, isDefault: true }
