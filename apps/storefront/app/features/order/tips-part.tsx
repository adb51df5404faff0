import { LIMITS } from '@samobranka/contract/limits'
import { type OrderStatus, percentOf } from '@samobranka/rules'
import { useState } from 'react'
import { orderKey } from '../../catalogue-access/order-keys.ts'
import { typedMoney } from '../../format/typed-money.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { roundTip } from './round-tip.ts'
import type { LiveOrder } from './use-live-order.ts'

interface Props {
  readonly live: LiveOrder
  readonly presets: readonly number[]
}

/** An order that waits for money or was given up is thanked nobody for. */
const TIPPED: readonly OrderStatus[] = ['accepted', 'cooking', 'ready', 'courier', 'handed']

/** A tip is a payment of its own, made at the bank's page like any other. */
export function TipsPart({ live: { order }, presets }: Props) {
  const { t, money, language } = useI18n()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (order.key === null || !TIPPED.includes(order.status) || order.lines.length === 0) return null
  const goods = order.totals.lines - order.totals.discount
  const give = async (amount: number | null) => {
    if (amount === null) return setProblem(t('common.required'))
    const answer = await loadLater(() => import('./order-calls.ts'))
      .then(({ tip }) => tip(order.id, orderKey(order.id) ?? order.key, amount, language))
      .catch(() => null)
    if (answer?.ok && answer.value.paymentUrl) return location.assign(answer.value.paymentUrl)
    const code = answer && !answer.ok ? answer.refusal.code : null
    if (code === 'payment_method_unavailable') setProblem(t('refusal.payment_method_unavailable'))
    else setProblem(code === 'cannot_tip' ? t('refusal.cannot_tip') : t('error.network'))
  }
  if (!open) {
    return (
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {t('order.tip')}
      </button>
    )
  }
  return (
    <section className="order-question" aria-label={t('order.tip')}>
      <p>
        <b>{t('order.tip')}</b>
      </p>
      <p className="flex flex-wrap gap-2">
        {presets.map((percent) => {
          const amount = roundTip(percentOf(goods, percent * 100))
          return (
            <button key={percent} type="button" className="chip" onClick={() => void give(amount)}>
              {t('checkout.percent', { percent })} · {money(amount)}
            </button>
          )
        })}
      </p>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void give(typedMoney(typed))
        }}
      >
        <div className="flex-1">
          <TextField
            label={t('order.tipSum')}
            name="tips"
            maxLength={LIMITS.word}
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
            problem={problem}
          />
        </div>
        <button type="submit" className="button button-quiet">
          {t('payment.pay')}
        </button>
      </form>
    </section>
  )
}
