import { openBuiltOffice } from './office/open-built-office.ts'
import { openBuiltStorefront } from './pages/open-built-storefront.ts'
import { runShop } from './run-shop.ts'

await runShop({ openStorefront: openBuiltStorefront, openOffice: openBuiltOffice })
