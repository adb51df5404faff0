import type { OrderCard } from '@samobranka/contract'
import { type ReactNode, useState } from 'react'
import { asksMinutes, type OrderDeed, orderDeeds } from '../orders-at-work/deeds/order-deeds.ts'
import { useDeeds } from '../orders-at-work/deeds/use-deeds.tsx'
import { minuteChoices } from '../orders-at-work/minute-choices.ts'
import { useOrderChoices } from '../orders-at-work/use-order-choices.ts'

/** The new order whose minutes are being chosen: one at a time, under the thumb. */
export interface Choosing {
  readonly id: string
  readonly minutes: number
}

export interface BoardDeeds {
  readonly choosing: Choosing | null
  choose(order: OrderCard, minutes: number): void
  /** «Принять» shows the minutes with the suggested ones chosen; pressed again at the same place, it accepts. */
  press(order: OrderCard, deed: OrderDeed): void
  /** The big button by a key: a new order is accepted with the minutes that are chosen or suggested. */
  pressMain(order: OrderCard): void
  /** The first choice, the second …: a digit of the keyboard. */
  chooseNth(order: OrderCard, nth: number): void
  undo(order: OrderCard): void
  stopChoosing(): void
  readonly dialogs: ReactNode
}

export function useBoardDeeds(): BoardDeeds {
  const { press: doOrAsk, undo, dialogs } = useDeeds()
  const { acceptMinutes } = useOrderChoices()
  const choicesOf = (order: OrderCard) => minuteChoices(order.suggestedMinutes, acceptMinutes)
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const choose = ({ id }: OrderCard, minutes: number) => setChoosing({ id, minutes })

  function accept(order: OrderCard, deed: OrderDeed): void {
    const minutes = choosing?.id === order.id ? choosing.minutes : choicesOf(order).chosen
    setChoosing(null)
    doOrAsk(order, deed, asksMinutes(order) ? minutes : null)
  }

  function press(order: OrderCard, deed: OrderDeed): void {
    if (deed.kind !== 'accept') doOrAsk(order, deed)
    else if (!asksMinutes(order) || choosing?.id === order.id) accept(order, deed)
    else choose(order, choicesOf(order).chosen)
  }

  return {
    choosing,
    choose,
    press,
    pressMain(order) {
      const { main } = orderDeeds(order)
      if (main) (main.kind === 'accept' ? accept : press)(order, main)
    },
    chooseNth(order, nth) {
      const minutes = choicesOf(order).minutes[nth - 1]
      if (order.region === 'new' && asksMinutes(order) && minutes !== undefined) choose(order, minutes)
    },
    undo,
    stopChoosing: () => setChoosing(null),
    dialogs,
  }
}
