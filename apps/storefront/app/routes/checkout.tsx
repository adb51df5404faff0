import { useRootData } from '../catalogue-access/root-data/root-data.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { CheckoutPage, checkoutView } from '../features/checkout/index.ts'
import { pageHead, pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { checkoutPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/checkout'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, settings, currency } = context.get(visitContext)
  const words = await screenWords(
    language,
    'checkout',
    'field',
    'refusal',
    'booking',
    'payment',
    'bonuses',
    'discount',
    'couponReason',
    'couponDistance',
    'currency',
    'order',
    'date',
    'month',
    'weekdayShort',
  )
  return { words, view: checkoutView(settings, currency.code) }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) => {
  const title = t('common.pageTitle', { title: t('checkout.title'), shop: root.shop.name })
  // The form is the same for everybody; what is private are the orders behind it.
  return pageHead(
    { title, description: root.shop.description, path: checkoutPath(), image: '', jsonLd: [] },
    root,
  )
})

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <ScreenWords words={loaderData.words}>
      <CheckoutPage view={loaderData.view} spots={root?.spots ?? []} />
    </ScreenWords>
  )
}
