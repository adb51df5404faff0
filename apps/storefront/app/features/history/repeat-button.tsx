import { useState } from 'react'
import { refusalText } from '../../lib/refusal-text.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useSheet } from '../../ui/use-sheet.ts'
import { changeCart, useCart } from '../cart/index.ts'

/** Puts what can be had again into the cart, beside what is there, and says what cannot. */
export function RepeatButton({ orderId }: { readonly orderId: string }) {
  const t = useTranslate()
  const cart = useSheet('cart')
  const [asking, setAsking] = useState(false)
  const [gone, setGone] = useState<string | null>(null)
  const repeat = async () => {
    setAsking(true)
    const { askRepeat } = await import('./order-calls.ts')
    const reply = await askRepeat(orderId)
    setAsking(false)
    if (!reply.ok) return setGone(refusalText(reply.refusal, t))
    const { lines, unavailable } = reply.value
    const names = unavailable.map(({ name }) => name).join(', ')
    setGone(names ? t('order.repeatGone', { names }) : null)
    if (lines.length === 0) return
    changeCart({ lines: [...useCart.getState().cart.lines, ...lines] })
    showToast(names ? t('order.repeatedPartly') : t('order.repeated'))
    cart.show()
  }
  return (
    <>
      <button type="button" className="button button-quiet" disabled={asking} onClick={() => void repeat()}>
        {t('order.repeat')}
      </button>
      {gone ? (
        <p role="alert" className="order-card-note">
          {gone}
        </p>
      ) : null}
    </>
  )
}
