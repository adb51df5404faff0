import { type Brand, brands } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { languageQuery } from '../../lib/ask-backend.ts'
import { askUnlessSilent } from '../../lib/ask-unless-silent.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'

export async function loadBrands(context: Readonly<RouterContextProvider>): Promise<readonly Brand[]> {
  const shop = context.get(shopContext)
  const query = languageQuery(context.get(visitContext))
  return (
    (await askUnlessSilent(shop, 'brands', (signal) => shop.backend.call(brands, { query, signal }))) ??
    context.get(visitContext).settings.brands
  )
}
