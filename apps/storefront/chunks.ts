interface Chunk {
  readonly name: string
  /** From the root of the repository; all that is in a folder where it ends with a slash. */
  readonly modules: readonly string[]
  readonly except?: readonly string[]
}

const APP = 'apps/storefront/app'
const RULES = 'packages/rules/src'
const CONTRACT = 'packages/contract/src'

/** The libraries: what changes with their version only stays in the visitor's cache over our own releases. */
export const LIBRARIES = {
  react: ['react', 'react-dom', 'scheduler', 'zustand'],
  router: ['react-router'],
} as const

/** Which modules come in one file; a module that is named twice is in the first of them. */
export const CHUNKS: readonly Chunk[] = [
  {
    // The frame of every page, and what most pages use: eighty files of a few hundred bytes pack badly and arrive late.
    name: 'shop',
    modules: [
      `${APP}/root.tsx`,
      `${APP}/features/cart/contents/cart-names.ts`,
      `${APP}/features/cart/contents/notice-store.ts`,
      `${APP}/features/cart/adding/repeat-wish.ts`,
      `${APP}/features/cart/adding/take-wish.ts`,
      `${APP}/features/map/city-map.tsx`,
      `${APP}/features/map/when-near.tsx`,
      `${APP}/catalogue-access/call-later.ts`,
      `${APP}/catalogue-access/lacks.ts`,
      `${APP}/catalogue-access/order-keys.ts`,
      `${APP}/catalogue-access/shop-settings.ts`,
      `${APP}/catalogue-access/use-lacks.ts`,
      `${APP}/catalogue-access/use-shop-settings.ts`,
      `${APP}/features/words/later-words.tsx`,
      `${APP}/features/words/screen-words.tsx`,
      `${APP}/routing/breadcrumbs.ts`,
      `${APP}/routing/browser-storage.ts`,
      `${APP}/features/page-head/page-head.ts`,
      `${APP}/features/page-head/page-meta.ts`,
      `${APP}/routing/page-input.ts`,
      `${APP}/features/page-head/shop-json-ld.ts`,
      `${APP}/startup/react-event-filter.ts`,
      `${APP}/startup/until-online.ts`,
      `${APP}/ui/empty-state.tsx`,
      `${APP}/ui/fields/problem.tsx`,
      `${APP}/ui/scene.tsx`,
      `${CONTRACT}/limits.ts`,
      `${CONTRACT}/wire/pause-every.ts`,
    ],
  },
  // The same for what is looked at most, and for what comes by itself once the page is hydrated.
  {
    name: 'menu',
    modules: [`${APP}/routes/menu-layout.tsx`, `${APP}/routes/home.tsx`, `${APP}/routes/menu.tsx`],
  },
  { name: 'overlays', modules: [`${APP}/features/shell/overlays.tsx`] },
  {
    // What fetches and reads the catalogue, for every visitor; the rest of the contract is for those who do something.
    name: 'goods',
    modules: [
      `${APP}/features/catalogue-store/read-elsewhere.ts`,
      `${APP}/features/catalogue-store/catalogue-worker.ts`,
      `${CONTRACT}/client/create-client.ts`,
      `${CONTRACT}/endpoints/catalogue.ts`,
    ],
  },
  {
    name: 'times',
    modules: [
      `${RULES}/order/`,
      `${RULES}/schedule/`,
      `${RULES}/time/`,
      `${RULES}/money/percent-of.ts`,
      `${RULES}/catalogue/is-sold-at.ts`,
    ],
    except: [`${RULES}/time/steady-offset.ts`, `${RULES}/time/time-bucket.ts`],
  },
  {
    // What checkout shares with the page of an order: each by itself would be too small to be packed.
    name: 'ordering',
    modules: [
      `${APP}/features/checkout/draft/draft-store.ts`,
      `${APP}/features/order/ordered-lines.tsx`,
      `${APP}/features/place/door-text.ts`,
      `${APP}/format/typed-money.ts`,
      `${APP}/startup/look-again.ts`,
    ],
  },
  // Two or three that come together nearly always.
  { name: 'fields', modules: [`${APP}/ui/fields/text-field.tsx`, `${APP}/ui/fields/masked-input.tsx`] },
  {
    name: 'contact',
    modules: [
      `${APP}/features/account/phone-field.tsx`,
      `${APP}/features/account/confirm-phone.tsx`,
      `${APP}/features/account/asks-for-code.ts`,
    ],
  },
  {
    name: 'place',
    modules: [`${APP}/features/place/use-choose-place.ts`, `${APP}/features/place/without-town.ts`],
  },
  {
    // The categories a visitor may go to next, made from the goods in the store.
    name: 'stored-category',
    modules: [
      `${APP}/features/page-layout/stored-category.ts`,
      `${RULES}/catalogue/products-of-category.ts`,
      `${RULES}/catalogue/filter-facets.ts`,
      `${RULES}/catalogue/filter-products.ts`,
    ],
  },
  { name: 'notices', modules: [`${APP}/features/popups/notices-now.ts`, `${RULES}/popup/`] },
  {
    // What is said to the server, and who says it.
    name: 'contract',
    modules: [
      `${CONTRACT}/`,
      `${APP}/catalogue-access/ask-settings.ts`,
      `${APP}/catalogue-access/call-api.ts`,
    ],
  },
  // What comes with the first thing in the cart. To ask for a file is work, and somebody is tapping.
  {
    name: 'cart-input',
    modules: [
      `${APP}/features/cart/contents/cart-input.ts`,
      `${APP}/features/cart/discounts/choose-discount.ts`,
    ],
  },
  {
    name: 'discounts',
    modules: [
      `${APP}/features/cart/discounts/discount-flow.ts`,
      `${APP}/features/cart/discounts/discount-calls.ts`,
    ],
  },
  { name: 'sheet', modules: [`${APP}/ui/sheet/sheet-dialog.tsx`] },
]

/**
 * What a page runs as soon as it is hydrated, and what comes while somebody taps; after our own chunks those that are named
 * after their only module. Told so, the browser compiles these files whole beside the page while they come, instead of
 * function by function when each is called; others take it for a remark. Those of every page are asked for one after the
 * other (`startup/deferred-hydration.ts`).
 */
export const RUN_AT_ONCE = {
  chunks: ['react', 'router', 'shop', 'menu', 'contract', 'discounts', 'cart-input'],
  modules: [`${APP}/features/realtime/connect.ts`, `${APP}/features/cart/cart-panel.tsx`],
} as const

/** As the bundler asks, of a module's address: another question may stand behind its name. */
export function modulesOf({ modules, except = [] }: Chunk): RegExp {
  const anyOf = (paths: readonly string[]) => paths.map((path) => path.replaceAll('.', '\\.')).join('|')
  const left = except.length > 0 ? `(?!${anyOf(except)})` : ''
  return new RegExp(`/${left}(?:${anyOf(modules)})`)
}
