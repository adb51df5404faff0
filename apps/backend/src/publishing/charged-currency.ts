import type { LocalBusiness } from './local-business.ts'

/** The currency orders are charged in. */
export function chargedCurrency({ operator: { currencies, currencySymbol } }: LocalBusiness) {
  const own = currencies.find(({ isDefault }) => isDefault)
  return own ?? { code: '', symbol: currencySymbol, rate: 1, decimals: 2, isDefault: true }
}
