import type { OrderBody } from '@samobranka/contract'
import { drawKey } from '../../../catalogue-access/draw-key.ts'
import { keepOrderKey } from '../../../catalogue-access/order-keys.ts'
import { readKept, writeKept } from '../../../routing/browser-storage.ts'
import { untilOnline } from '../../../startup/until-online.ts'
import { mayBeCustomer } from '../../account/index.ts'
import { cartOrdered, wishTime } from '../../cart/index.ts'
import { saveAddress } from '../../place/index.ts'
import { keepLastBasket } from '../../returning/index.ts'
import { settleDraft } from '../draft/draft-store.ts'
import { sendOrder } from '../quoting/checkout-calls.ts'
import {
  type KeptPlacement,
  PLACEMENT_KEY,
  readPlacement,
  toResume,
  withoutSent,
  withSent,
} from './kept-placement.ts'
import { type Outcome, sendPlacement } from './send-placement.ts'

/** The try to take up after a reload or a closed tab; null when none was left unanswered. */
export function unansweredPlacement(): OrderBody | null {
  return toResume(kept(), Date.now())
}

/** Places the order; what is known of it is written down before the first byte leaves. */
export async function place(body: OrderBody, lang: string, onRetry: () => void): Promise<Outcome> {
  const placement = withSent(kept() ?? { key: drawKey(), sent: [] }, body, Date.now())
  keep(placement)
  const outcome = await sendPlacement(body, {
    send: (each) => sendOrder(each, placement.key, lang),
    pause: untilOnline,
    onRetry,
    earlier: placement.sent.map((sent) => sent.body).filter((each) => each !== body),
    onRefused: (each) => keep(withoutSent(kept() ?? placement, each)),
  })
  if (outcome.kind === 'placed' || outcome.kind === 'placedBefore') {
    const { order } = outcome.placed
    if (order.key) keepOrderKey(order.id, order.key, mayBeCustomer())
    keep(null)
  }
  if (outcome.kind === 'placed') {
    keepLastBasket(
      outcome.placed.order.id,
      body.lines.map(({ productId }) => productId),
    )
    cartOrdered()
    settleDraft()
    wishTime(null)
    // What was said of the door at the checkout is not asked for again.
    if (body.address) void saveAddress(body.address)
  }
  return outcome
}

/** Where the browser keeps nothing, the tab itself remembers. */
let inThisTab: KeptPlacement | null = null

const kept = (): KeptPlacement | null => readPlacement(readKept(PLACEMENT_KEY)) ?? inThisTab

function keep(placement: KeptPlacement | null): void {
  inThisTab = placement
  writeKept(PLACEMENT_KEY, placement && JSON.stringify(placement))
}
