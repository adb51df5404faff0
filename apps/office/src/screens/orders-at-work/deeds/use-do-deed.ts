import {
  type OrderCard,
  officeOrders,
  oneOfficeOrder,
  undoDeed,
  type WorkedOrder,
} from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../i18n/translator.tsx'
import { toast, toastWithUndo } from '../../../ui/toasts.tsx'
import { heldFor, serverNow } from '../server-clock.ts'
import { useFaultWords } from '../use-fault-words.ts'
import { deedWords } from './deed-words.ts'
import { forgetEarly, showAnswered, showEarly } from './deeds-store.ts'
import type { OrderDeed } from './order-deeds.ts'
import { predictDeed } from './predict-deed.ts'
import { type DeedDetails, workOrder } from './work-order.ts'

export interface DoDeed {
  /** The card shows it at once; refused, it goes back and a toast says why. Whether it was done. */
  doDeed(order: OrderCard, deed: OrderDeed, details?: DeedDetails): Promise<boolean>
  /** The same for whatever else answers with a card. */
  doWith(order: OrderCard, words: string, ask: () => Promise<WorkedOrder>): Promise<boolean>
  /** Takes back what the server still holds. */
  undo(order: OrderCard): Promise<void>
}

export function useDoDeed(): DoDeed {
  const t = useTranslate()
  const client = useQueryClient()
  const faultWords = useFaultWords()

  const askPageAnew = () => void client.invalidateQueries({ queryKey: [oneOfficeOrder.name] })
  // What was done is shown as the server answered, until its event brings the list; what was refused may be old.
  const askListsAnew = () => void client.invalidateQueries({ queryKey: [officeOrders.name] })

  async function undoHeld(order: OrderCard, id: string): Promise<void> {
    try {
      await call(undoDeed, { params: { id } })
      toast(t('office.orders.undone', { number: order.number }))
    } catch (fault) {
      toast(faultWords(fault), 'danger')
    }
    forgetEarly(order.id)
    askListsAnew()
    askPageAnew()
  }

  async function doWith(order: OrderCard, words: string, ask: () => Promise<WorkedOrder>): Promise<boolean> {
    try {
      const { order: card, held } = await ask()
      showAnswered(card, Date.now())
      const deed = held ?? card.held
      if (deed) toastWithUndo(words, () => void undoHeld(order, deed.id), heldFor(deed.until))
      return true
    } catch (fault) {
      forgetEarly(order.id)
      askListsAnew()
      toast(faultWords(fault), 'danger')
      return false
    } finally {
      askPageAnew()
    }
  }

  return {
    doDeed(order, deed, details = {}) {
      showEarly(predictDeed(order, deed, serverNow(), details.minutes))
      const words = t('office.orders.held', { number: order.number, deed: t(deedWords(deed)) })
      return doWith(order, words, () => workOrder(order, deed, details))
    },
    doWith,
    undo: (order) => (order.held ? undoHeld(order, order.held.id) : Promise.resolve()),
  }
}
