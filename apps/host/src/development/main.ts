import { runShop } from '../run-shop.ts'
import { openLiveOffice } from './open-live-office.ts'
import { openLiveStorefront } from './open-live-storefront.ts'

/** The shop of `npm run dev`: the same, with its pages as their sources are at the moment. */
await runShop({ openStorefront: openLiveStorefront, openOffice: openLiveOffice })
