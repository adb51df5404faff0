import { openBuiltStorefront } from './pages/open-built-storefront.ts'
import { runShop } from './run-shop.ts'

await runShop(openBuiltStorefront)
