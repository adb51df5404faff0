import { CheckoutPage, checkoutView } from '../features/checkout/index.ts'
import { pageHead } from '../lib/head.ts'
import { checkoutPath } from '../lib/paths.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { readRoot, useRootData } from '../lib/root-data.ts'
import { ScreenWords, screenTranslator, screenWords } from '../lib/screen-words.tsx'
import { visitContext } from '../lib/visit.ts'
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = readRoot(matches[0].loaderData)
  if (!loaderData) return []
  const t = screenTranslator(root, loaderData.words)
  const title = t('common.pageTitle', { title: t('checkout.title'), shop: root.shop.name })
  // The form is the same for everybody; what is private are the orders behind it.
  return pageHead(
    { title, description: root.shop.description, path: checkoutPath(), image: '', jsonLd: [] },
    root,
  )
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <ScreenWords words={loaderData.words}>
      <CheckoutPage view={loaderData.view} spots={root?.spots ?? []} />
    </ScreenWords>
  )
}
