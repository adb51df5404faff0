import type { Key } from '@samobranka/dictionary'
import { href } from 'react-router'
import type { LineIconName } from '../../ui/line-icon.tsx'

interface AccountScreen {
  readonly path: string
  readonly title: Key
  readonly icon: LineIconName
}

/** The nine screens, in the order of the menu. */
export const ACCOUNT_SCREENS = [
  { path: href('/lk'), title: 'account.info', icon: 'person' },
  { path: href('/lk/orders'), title: 'account.orders', icon: 'receipt' },
  { path: href('/lk/bonuses'), title: 'account.bonuses', icon: 'star' },
  { path: href('/lk/promocodes'), title: 'account.promocodes', icon: 'ticket' },
  { path: href('/lk/game'), title: 'account.game', icon: 'wheel' },
  { path: href('/lk/favorite'), title: 'account.favourites', icon: 'heart' },
  { path: href('/lk/referals'), title: 'account.referrals', icon: 'friends' },
  { path: href('/lk/preferences'), title: 'account.preferences', icon: 'leaf' },
  { path: href('/lk/notifications'), title: 'account.notifications', icon: 'bell' },
] as const satisfies readonly AccountScreen[]

export type AccountScreenTitle = (typeof ACCOUNT_SCREENS)[number]['title']
