import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { serviceWorker } from './service-worker.ts'

/** The frame of every page, and what most pages use. */
const COMMON = new RegExp(
  [
    'root',
    'features/cart/(?:contents/(?:cart-names|notice-store)|adding/(?:repeat-wish|take-wish))',
    'features/map/(?:city-map|when-near)',
    'catalogue-access/(?:lacks|order-keys|shop-settings|use-lacks|use-shop-settings)',
    'i18n/(?:later-words|screen-words)',
    'routing/(?:breadcrumbs|head|page-input|shop-json-ld)',
    'startup/react-event-filter',
    'ui/(?:empty-state|scene)',
  ]
    .map((module) => `storefront/app/${module}\\.tsx?`)
    .concat('contract/src/(?:limits|wire/pause-every)')
    .join('|'),
)

/** Here before anything is loaded later. */
const ALWAYS_THERE = /^assets\/(?:react|router|rolldown-runtime|shop)-/

/**
 * What a page runs as soon as it wakes, and what comes while somebody taps. Told so, the browser compiles these files
 * whole beside the page while they come, instead of function by function when each is called; others take it for a
 * remark. Those of every page are asked for one after the other (`render/deferred-hydration.ts`).
 */
const RUN_AT_ONCE = /^(?:react|router|shop|menu|contract|discounts|cart-input|connect|cart-panel)$/
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'

/** What fetches and reads the catalogue, for every visitor; the rest of the contract is for those who do something. */
const GOODS =
  /storefront\/app\/features\/catalogue-store\/(?:read-elsewhere|catalogue-worker)\.ts|contract\/src\/(?:client\/create-client|endpoints\/catalogue)\.ts/

/** The categories a visitor may go to next, made from the goods in the store. */
const STORED_CATEGORIES =
  /storefront\/app\/features\/page-layout\/stored-category\.ts|rules\/src\/catalogue\/(?:products-of-category|filter-)/

/** What is said to the server, and who says it. */
const CONTRACT = /packages\/contract\/src\/|storefront\/app\/catalogue-access\/(?:ask-settings|call-api)\.ts/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), precompress(), serviceWorker()],
  // Our own packages are TypeScript sources, which Node cannot load. React is bundled in as well: left outside it
  // would look at the server's NODE_ENV and, in a shop that is not told to be in production, run in its slow mode.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: command === 'build' ? true : [/^@samobranka\//] },
  build: {
    target: 'es2022',
    // A font inlined into the stylesheet would hold up the first paint; as a file it loads beside it.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !ALWAYS_THERE.test(file)),
    },
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (RUN_AT_ONCE.test(name) ? COMPILE_ALL : ''),
        codeSplitting: {
          // What changes with a library's version only stays in the visitor's cache over our own releases.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|zustand)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            // One file with all it needs: eighty of a few hundred bytes pack badly and arrive late.
            { name: 'shop', test: COMMON },
            // The same for what is looked at most, and for what comes by itself once the page is awake.
            { name: 'menu', test: /storefront\/app\/routes\/(?:menu-layout|home|menu)\.tsx/ },
            { name: 'overlays', test: /storefront\/app\/features\/shell\/overlays\.tsx/ },
            { name: 'goods', test: GOODS },
            {
              name: 'times',
              test: /rules\/src\/(?:(?:order|schedule|time)\/(?!steady-offset|time-bucket)|money\/percent-of|catalogue\/is-sold-at)/,
            },
            { name: 'stored-category', test: STORED_CATEGORIES },
            {
              name: 'notices',
              test: /storefront\/app\/features\/popups\/notices-now\.ts|rules\/src\/popup\//,
            },
            { name: 'contract', test: CONTRACT },
            // What comes with the first thing in the cart. To ask for a file is work, and somebody is tapping.
            {
              name: 'cart-input',
              test: /storefront\/app\/features\/cart\/(?:contents\/cart-input|discounts\/choose-discount)\.ts/,
            },
            {
              name: 'discounts',
              test: /storefront\/app\/features\/cart\/discounts\/discount-(?:flow|calls)\.ts/,
            },
            { name: 'sheet', test: /storefront\/app\/ui\/sheet\/sheet-dialog\.tsx/ },
          ],
        },
      },
    },
  },
}))
