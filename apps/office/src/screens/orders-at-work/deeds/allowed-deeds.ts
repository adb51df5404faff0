import type { Action } from '@samobranka/rules'
import type { OrderDeed, OrderDeeds } from './order-deeds.ts'

/** What a person must be allowed for the deed, as the calls say. */
function actionOf(deed: OrderDeed): Action {
  switch (deed.kind) {
    case 'accept':
      return 'orders.accept'
    case 'ready':
    case 'move':
      return 'orders.move'
    case 'refuse':
    case 'cancel':
      return 'orders.cancel'
  }
}

/** The deeds of those that the person may do. */
export function allowedDeeds({ main, others }: OrderDeeds, may: (action: Action) => boolean): OrderDeeds {
  const isAllowed = (deed: OrderDeed) => may(actionOf(deed))
  return { main: main && isAllowed(main) ? main : null, others: others.filter(isAllowed) }
}
