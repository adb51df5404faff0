import type { OrderCard } from '@samobranka/contract'
import { type ReactNode, useState } from 'react'
import { AcceptDialog } from './accept-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { asksMinutes, asksPayment, type OrderDeed } from './order-deeds.ts'
import { useDoDeed } from './use-do-deed.ts'

interface Asked {
  readonly order: OrderCard
  readonly deed: OrderDeed
}

export interface Deeds {
  /** Does it, or asks first what has to be known: `minutes` where they were chosen already. */
  press(order: OrderCard, deed: OrderDeed, minutes?: number | null): void
  undo(order: OrderCard): void
  /** To be put somewhere on the screen, once: a card that leaves it takes no question with it. */
  readonly dialogs: ReactNode
}

/** All that is done to orders from a list or a page. */
export function useDeeds(): Deeds {
  const { doDeed, undo } = useDoDeed()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)

  function press(order: OrderCard, deed: OrderDeed, minutes: number | null = null): void {
    if (asksFirst(order, deed, minutes)) setAsked({ order, deed })
    else void doDeed(order, deed, { minutes })
  }

  return { press, undo: (order) => void undo(order), dialogs: asked && dialogOf(asked) }

  function dialogOf({ order, deed }: Asked): ReactNode {
    if (deed.kind === 'refuse' || deed.kind === 'cancel')
      return (
        <CancelDialog
          order={order}
          deed={deed}
          onClose={close}
          onCancel={(cancelling) => {
            close()
            void doDeed(order, deed, { cancelling })
          }}
        />
      )
    if (deed.kind === 'accept')
      return (
        <AcceptDialog
          order={order}
          onClose={close}
          onAccept={(minutes) => {
            close()
            void doDeed(order, deed, { minutes })
          }}
        />
      )
    return (
      <HandOverDialog
        order={order}
        onClose={close}
        onPaid={(paid) => {
          close()
          void doDeed(order, deed, { paid })
        }}
      />
    )
  }
}

function asksFirst(order: OrderCard, deed: OrderDeed, minutes: number | null): boolean {
  if (deed.kind === 'refuse' || deed.kind === 'cancel') return true
  if (deed.kind === 'accept') return asksMinutes(order) && minutes === null
  return deed.kind === 'move' && deed.to === 'handed' && asksPayment(order)
}
