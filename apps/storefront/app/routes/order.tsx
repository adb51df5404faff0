import { orderById } from '@samobranka/contract'
import { shopContext } from '../catalogue-access/shop.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { forReader, OrderPage, surroundingsOf } from '../features/order/index.ts'
import { pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/order'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, settings, now } = context.get(visitContext)
  const answer = await context.get(shopContext).backend.call(orderById, { params, query: { lang: language } })
  if (!answer.ok) throw pageNotFound(request)
  const words = await screenWords(
    language,
    'order',
    'status',
    'payment',
    'refusal',
    'field',
    'booking',
    'bookingStatus',
    'checkout',
    'weekdayShort',
    'month',
    'date',
    'unit',
  )
  const order = forReader(answer.value)
  return { words, order, around: surroundingsOf(order, settings, now) }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, view, t }) => {
  const title = t('order.title', { number: view.order.number })
  return [
    { title: t('common.pageTitle', { title, shop: root.shop.name }) },
    { name: 'robots', content: 'noindex' },
  ]
})

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <OrderPage key={loaderData.order.id} order={loaderData.order} around={loaderData.around} />
    </ScreenWords>
  )
}
