import { type Cart, DISCOUNT_DEBOUNCE_MS, type Product, reviseChoices } from '@samobranka/rules'
import { useShopSettings } from '../../../catalogue-access/shop-settings.ts'
import { logWarning } from '../../../startup/browser-log.ts'
import { schedule } from '../../../startup/schedule.ts'
import { useAccount } from '../../account/index.ts'
import { type CatalogueStore, useCatalogueStore } from '../../catalogue-store/index.ts'
import { usePlace } from '../../place/index.ts'
import { useTakeWish } from '../adding/take-wish.ts'
import { cartInput } from '../contents/cart-input.ts'
import { keepNames, keptName } from '../contents/cart-names.ts'
import { changeCart, useCart } from '../contents/cart-store.ts'
import { cartView, contextOf, type ViewInput } from '../contents/cart-view.ts'
import { useCartView } from '../contents/cart-view-store.ts'
import { notice } from '../contents/notice-store.ts'
import { fitToStock, withStock } from '../lines/fit-to-stock.ts'
import { type KnownPrices, priceChanges, pricesOf } from '../lines/price-changes.ts'
import { askCoupons, askOffers } from './discount-calls.ts'
import { createSchedule } from './discount-schedule.ts'
import { keepDiscounts, restoreDiscounts, useDiscounts } from './discount-store.ts'

const MINUTE = 60_000
const RETRY_MS = 10_000

/**
 * From the first thing in the cart on: prices by the rules at once, the server's word when it has come to rest. It was
 * changed last a while before this begins.
 */
export function startDiscountFlow(changedAgoMs: number): void {
  restoreDiscounts()
  const timer = createSchedule(recalculate, DISCOUNT_DEBOUNCE_MS)
  const schedule = {
    changed(agoMs = 0) {
      if (useDiscounts.getState().settled) useDiscounts.setState({ settled: false })
      timer.changed(agoMs)
    },
  }
  useCart.subscribe(({ cart }, before) => {
    if (cart === before.cart) return
    seeSoon()
    if (contents(cart) !== contents(before.cart)) schedule.changed()
  })
  useDiscounts.subscribe(({ offers, coupons, typed }, before) => {
    // Waiting for the server changes no price: every tap would be counted twice.
    if (offers !== before.offers || coupons !== before.coupons || typed !== before.typed) see()
  })
  useShopSettings.subscribe(({ settings }, before) => {
    see()
    // Until they were here nothing could be asked.
    if (settings && !before.settings) timer.remind()
  })
  usePlace.subscribe(() => {
    see()
    schedule.changed()
  })
  useAccount.subscribe(({ customer }, before) => {
    see()
    if (customer === before.customer) return
    useDiscounts.setState({ listed: false })
    void loadCoupons()
    schedule.changed()
  })
  useTakeWish.subscribe(() => {
    keepDiscounts({})
    see()
    schedule.changed()
  })
  followCatalogue(see)
  setInterval(see, MINUTE)
  addEventListener('online', () => schedule.changed())
  failed = () => setTimeout(() => navigator.onLine && schedule.changed(), RETRY_MS)
  void loadCoupons()
  see()
  schedule.changed(changedAgoMs)
}

/** What discounts depend on; another tab's cart comes as new lists that may say the same. */
const contents = ({ lines, promocode }: Cart): string => JSON.stringify([lines, promocode])

/** What the answer is about: one for another time says nothing of this one. */
const subject = ({ cart, wish }: ViewInput): string => JSON.stringify([contents(cart), wish])

let failed: () => void = () => {}

/** A view that cannot be made must not take the cart down: the lines alone still have their prices. */
function see(): void {
  due?.()
  due = null
  try {
    const input = cartInput()
    useCartView.setState({ view: input && cartView(input) })
  } catch (fault) {
    logWarning('Discounts could not be counted.', fault)
    useCartView.setState({ view: null })
  }
}

let due: (() => void) | null = null

/** A tap changes its number in the next frame; the rules, which ask every coupon, are asked after it. */
function seeSoon(): void {
  due ??= schedule(see, 'after-paint')
}

async function loadCoupons(): Promise<void> {
  const reply = await askCoupons()
  if (reply.ok) keepDiscounts({ coupons: reply.value, listed: true })
  else logWarning('Coupons could not be loaded.', reply.refusal.code)
}

async function recalculate(): Promise<void> {
  const input = cartInput()
  if (!input) return
  if (input.cart.lines.length === 0) {
    keepDiscounts({ offers: [], settled: true })
    return
  }
  const reply = await askOffers(input)
  if (!reply.ok) {
    useDiscounts.setState({ settled: true })
    logWarning('Discounts could not be asked for.', reply.refusal.code)
    if (reply.refusal.code === 'network') failed()
    return
  }
  const { coupons, stocks } = reply.value
  keepDiscounts({ offers: coupons })
  const now = cartInput()
  if (!now) return
  const counted = withStock(now.products, stocks, now.warehouseId)
  const fitted = fitToStock(now.cart.lines, counted, now.warehouseId, keptName)
  if (fitted.lines !== now.cart.lines && useCatalogueStore.getState().catalogue) {
    changeCart({ lines: fitted.lines })
    notice(...fitted.notices)
  }
  revise(input)
}

/** Only what was asked about is answered: after another change the next answer decides. */
function revise(request: ViewInput): void {
  const input = cartInput()
  if (!input || subject(input) !== subject(request)) return
  const context = contextOf(input.cart, input)
  useDiscounts.setState({ settled: true })
  const { cart, dropped } = reviseChoices(input.cart, { ...input, known: input.coupons, context })
  if (cart !== input.cart) changeCart({ coupons: cart.coupons, picked: cart.picked, gifts: cart.gifts })
  notice(
    ...dropped.map(({ coupon, reason }) => ({
      kind: 'dropped' as const,
      name: coupon.name || coupon.code,
      reason,
    })),
  )
  if (due) see()
  const most = useCartView.getState().view?.price.bonuses.max
  if (most !== undefined && useCart.getState().cart.bonuses > most) changeCart({ bonuses: most })
}

/** Another kitchen, or a publish: goods may be gone from the cart, dearer or cheaper, and the customer is told. */
function followCatalogue(look: () => void): void {
  let known: KnownPrices = new Map()
  const remember = ({ products, categories }: CatalogueStore) => {
    known = new Map([...known, ...pricesOf(useCart.getState().cart, products, categories).prices])
  }
  const compare = (before: ReadonlyMap<number, Product>) => {
    const { products, categories, warehouseId } = useCatalogueStore.getState()
    const { cart } = useCart.getState()
    const nameOf = (id: number) => before.get(id)?.name ?? keptName(id)
    const fitted = fitToStock(cart.lines, products, warehouseId, nameOf)
    const { lines, prices } = pricesOf({ lines: fitted.lines }, products, categories)
    notice(...fitted.notices, ...priceChanges(known, lines))
    known = prices
    keepNames(fitted.lines, products)
    if (fitted.lines !== cart.lines) changeCart({ lines: fitted.lines })
  }
  if (useCatalogueStore.getState().catalogue) compare(new Map())
  useCatalogueStore.subscribe(({ catalogue, products, categories }, before) => {
    if (products === before.products && categories === before.categories) return
    look()
    // A card does not know every supplement: by it a dish would seem to have become dearer.
    if (before.catalogue) remember(before)
    if (catalogue && catalogue !== before.catalogue) compare(before.products)
  })
}
