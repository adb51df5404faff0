import { currentUser } from '@samobranka/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Outlet } from 'react-router'
import { customerContext } from '../../catalogue-access/customer-context.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountShell } from '../../features/account/index.ts'
import { useFavourites } from '../../features/favourites/index.ts'
import { ScreenWords, screenWords } from '../../features/words/index.ts'
import { isAnotherLanguage } from '../../routing/revalidation.ts'
import type { Route } from './+types/shell'

/** Every screen of the account speaks from the start: moving between them asks for no words. */
const SCREENS = [
  'account',
  'field',
  'refusal',
  'history',
  'bookingStatus',
  'status',
  'order',
  'bonus',
  'bonuses',
  'bonusReason',
  'discount',
  'referral',
  'promocodes',
  'couponReason',
  'weekdayShort',
  'workTime',
  'preferences',
  'favourites',
  'wheel',
  'notifications',
  'map',
]

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = context.get(shopContext)
  const { language } = context.get(visitContext)
  const answer = context.get(customerContext) ?? (await backend.call(currentUser))
  if (!answer.ok) throw new Error(`The customer could not be asked for: ${answer.refusal.code}`)
  const phone = parsePhoneNumberFromString(answer.value.phone)?.formatInternational() ?? answer.value.phone
  return { user: answer.value, phone, words: await screenWords(language, ...SCREENS) }
}

export const shouldRevalidate = isAnotherLanguage

export default function Account({ loaderData }: Route.ComponentProps) {
  const favourites = useFavourites(({ ids }) => ids.length)
  return (
    <ScreenWords words={loaderData.words}>
      <AccountShell user={loaderData.user} phone={loaderData.phone} favourites={favourites}>
        <Outlet />
      </AccountShell>
    </ScreenWords>
  )
}
