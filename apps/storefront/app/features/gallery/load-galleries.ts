import { type Gallery, galleries } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { languageQuery } from '../../lib/ask-backend.ts'
import { askUnlessSilent } from '../../lib/ask-unless-silent.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'

export async function loadGalleries(context: Readonly<RouterContextProvider>): Promise<readonly Gallery[]> {
  const shop = context.get(shopContext)
  const query = languageQuery(context.get(visitContext))
  const found = await askUnlessSilent(shop, 'galleries', (signal) =>
    shop.backend.call(galleries, { query, signal }),
  )
  return (found ?? []).filter(({ images }) => images.length > 0)
}
