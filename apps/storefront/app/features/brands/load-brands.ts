import { type Brand, brands } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { languageQuery } from '../../catalogue-access/ask-backend.ts'
import { askUnlessSilent } from '../../catalogue-access/ask-unless-silent.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'

export async function loadBrands(context: Readonly<RouterContextProvider>): Promise<readonly Brand[]> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const query = languageQuery(visit)
  if ((await shop.lacking()).has('brands')) return visit.settings.brands
  return (
    (await askUnlessSilent(shop, 'brands', (signal) => shop.backend.call(brands, { query, signal }))) ??
    visit.settings.brands
  )
}
