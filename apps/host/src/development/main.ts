import { runShop } from '../run-shop.ts'
import { openLiveStorefront } from './open-live-storefront.ts'

/** The shop of `npm run dev`: the same, with the storefront as its sources are at the moment. */
await runShop(openLiveStorefront)
