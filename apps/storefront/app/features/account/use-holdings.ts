import type { Preferences } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'
import type { AccountScreenTitle } from './account-screens.ts'
import { useAccount } from './account-store.ts'

const ONE_BONUS = 100

const preferenceNames = {
  vegetarian: 'preferences.vegetarian',
  noGarlic: 'preferences.noGarlic',
  noOnion: 'preferences.noOnion',
  noSpicy: 'preferences.noSpicy',
} as const satisfies Record<keyof Preferences, string>

/** What each part of the account holds, in a word; nothing for a part that is empty, or not known yet. */
export function useHoldings(favourites: number): Partial<Record<AccountScreenTitle, string>> {
  const t = useTranslate()
  const { bonus, ordersCount, coupons, preferences, unread } = useAccount()
  const chosen = (Object.keys(preferenceNames) as (keyof Preferences)[]).filter((key) => preferences?.[key])
  return {
    'account.orders': counted(ordersCount),
    'account.bonuses': bonus?.active
      ? t('bonus.balance', { count: Math.floor(bonus.balance / ONE_BONUS) })
      : '',
    'account.promocodes': counted(coupons?.filter(({ used }) => !used).length),
    'account.favourites': counted(favourites),
    'account.preferences': chosen.map((key) => t(preferenceNames[key])).join(', '),
    'account.notifications': counted(unread),
  }
}

const counted = (count: number | null | undefined): string => (count ? String(count) : '')
