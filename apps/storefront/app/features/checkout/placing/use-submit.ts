import type { OrderBody } from '@samobranka/contract'
import type { Money } from '@samobranka/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '../../../i18n/i18n.tsx'
import { orderPath } from '../../../routing/paths.ts'
import { doLater, loadLater } from '../../../startup/load-later.ts'
import { schedule } from '../../../startup/schedule.ts'
import type { Trouble } from '../problems/trouble.ts'
import type { Checkout } from '../use-checkout.ts'

const loadPlacement = () => import('./placement.ts')
const loadReading = () => import('../problems/read-refusal.ts')

type Stage = 'filling' | 'placing' | 'retrying' | 'unreachable' | 'leaving'

export interface Submitting {
  readonly stage: Stage
  /** How often the customer has asked to order: from the first time on every problem is shown. */
  readonly attempts: number
  /** What the placement itself was refused for. */
  readonly refused: readonly Trouble[]
  /** The order comes to another sum than was shown; waits for a yes. */
  readonly changed: { readonly was: Money; readonly now: Money } | null
  /** An earlier try turned out to be an order. */
  readonly before: { readonly id: string; readonly number: string } | null
  readonly submit: () => void
  readonly confirmPrice: () => void
  readonly declinePrice: () => void
}

/** No table is free then: without a time the order would be for this very minute. */
const isTableWithoutTime = ({ way, times }: Checkout): boolean => way === 'lounge' && times.time === ''

interface Refused {
  readonly of: string
  readonly troubles: readonly Trouble[]
}

/** From the tap to the order. One at a time, whatever the finger does. */
export function useSubmit(checkout: Checkout): Submitting {
  const { language } = useI18n()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('filling')
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<Refused>({ of: '', troubles: [] })
  const [changed, setChanged] = useState<Submitting['changed']>(null)
  const [before, setBefore] = useState<Submitting['before']>(null)
  const busy = useRef(false)
  const latest = useRef(checkout)
  latest.current = checkout

  const send = useCallback(
    async (body: OrderBody) => {
      setStage('placing')
      setChanged(null)
      const outcome = await loadLater(loadPlacement)
        .then(({ place }) => place(body, language, () => setStage('retrying')))
        .catch(() => ({ kind: 'unreachable' }) as const)
      if (outcome.kind === 'placed') {
        const { order, paymentUrl } = outcome.placed
        setStage('leaving')
        await navigate(orderPath(order.id), { replace: true })
        // Back from the bank leads to the order, not to an empty checkout.
        if (paymentUrl) location.assign(paymentUrl)
        return
      }
      setStage(outcome.kind === 'unreachable' ? 'unreachable' : 'filling')
      if (outcome.kind === 'placedBefore') setBefore(outcome.placed.order)
      if (outcome.kind !== 'refused') return
      const { readRefused } = await loadLater(loadReading)
      const { code, troubles, total } = readRefused(outcome.refusal)
      if (code === 'price_changed' && total !== null)
        return setChanged({ was: body.expectedTotal ?? 0, now: total })
      setRefused({ of: JSON.stringify({ ...body, expectedTotal: null }), troubles })
      void latest.current.ask()
    },
    [language, navigate],
  )

  const once = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }, [])

  useEffect(() => {
    // At hand before the network is gone: what is first asked for at the tap could not be loaded then. Whoever taps
    // meanwhile is not kept waiting by it.
    const resume = () =>
      doLater(
        () => Promise.all([loadPlacement(), loadReading()]),
        ([{ unansweredPlacement }]) =>
          once(async () => {
            const body = unansweredPlacement()
            if (body) await send(body)
          }),
      )
    return schedule(() => void resume(), 'idle')
  }, [once, send])

  const submit = useCallback(() => {
    void once(async () => {
      setAttempts((count) => count + 1)
      setBefore(null)
      const { body, ask, fresh } = latest.current
      if (!body) return
      // What is known of this very order is enough: the server judges it again when it is placed.
      const isClear = fresh && latest.current.troubles.length === 0
      const known = isClear ? latest.current : await ask()
      if (!known?.quote) return setStage('unreachable')
      const { quote, troubles } = known
      if (troubles.length > 0 || isTableWithoutTime(latest.current)) return setStage('filling')
      await send({ ...body, expectedTotal: quote.totals.total })
    })
  }, [once, send])

  const confirmPrice = useCallback(() => {
    void once(async () => {
      const { body } = latest.current
      if (body && changed) await send({ ...body, expectedTotal: changed.now })
    })
  }, [once, send, changed])

  const text = checkout.body ? JSON.stringify(checkout.body) : ''
  return {
    stage,
    attempts,
    // A refusal is of the body it was said of: what has changed since is judged anew by the quote.
    refused: refused.of === text ? refused.troubles : [],
    changed,
    before,
    submit,
    confirmPrice,
    declinePrice: () => setChanged(null),
  }
}
