import { useEffect, useState } from 'react'
import { readKeys } from '../../catalogue-access/order-keys.ts'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { LaterWords } from '../words/index.ts'
import { askKeptOrders } from './ask-kept-orders.ts'
import { HistorySkeleton } from './history-page.tsx'
import type { PastOrder } from './load-history.ts'
import { OrderCard } from './order-card.tsx'

const ON_A_PAGE = 5

export function OrdersPanel({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <LaterWords>
      <KeptOrders onLeave={onLeave} />
    </LaterWords>
  )
}

function KeptOrders({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslate()
  const [kept] = useState(readKeys)
  const [most, setMost] = useState(ON_A_PAGE)
  const { orders, askAgain } = useKeptOrders(kept, most)
  if (kept.length === 0) {
    return (
      <div className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-16 text-center">
        <p className="text-h3 font-bold">{t('history.empty')}</p>
        <p className="text-ink-soft">{t('history.emptyHint')}</p>
        <button type="button" className="button button-quiet mt-4" onClick={onLeave}>
          {t('cart.toCatalogue')}
        </button>
      </div>
    )
  }
  return (
    <div className="sheet-scroll space-y-4 px-5 pb-8 tablet:px-6">
      <p className="text-small text-ink-soft">{t('history.here')}</p>
      {orders === 'asking' ? <HistorySkeleton /> : null}
      {orders === 'lost' ? (
        <div className="content-empty" role="alert">
          <p>{t('error.network')}</p>
          <button type="button" className="button button-quiet mt-4" onClick={askAgain}>
            {t('common.retry')}
          </button>
        </div>
      ) : null}
      {typeof orders === 'string' ? null : (
        <ul className="space-y-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {kept.length > most ? (
        <button
          type="button"
          className="button button-quiet w-full"
          onClick={() => setMost(most + ON_A_PAGE)}
        >
          {t('common.showMore')}
        </button>
      ) : null}
    </div>
  )
}

function useKeptOrders(kept: ReturnType<typeof readKeys>, most: number) {
  const t = useTranslate()
  // The shop's own clock; a page has it for every kitchen.
  const timeZone = useRootData()?.clocks[0]?.zone ?? 'UTC'
  const [orders, setOrders] = useState<readonly PastOrder[] | 'asking' | 'lost'>('asking')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next `attempt` asks again
  useEffect(() => {
    let stopped = false
    void askKeptOrders(kept.slice(0, most), timeZone, t).then((answer) => {
      if (!stopped) setOrders(answer ?? 'lost')
    })
    return () => {
      stopped = true
    }
  }, [kept, most, timeZone, t, attempt])
  const askAgain = () => {
    setOrders('asking')
    setAttempt((times) => times + 1)
  }
  return { orders, askAgain }
}
