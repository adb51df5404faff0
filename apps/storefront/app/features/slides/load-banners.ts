import { type Banner, bannersJson } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { askUnlessSilent } from '../../catalogue-access/ask-unless-silent.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'

/** The last ones that came, by language: a server that is silent for a minute does not empty the home page. */
const fallback = new Map<string, readonly Banner[]>()

export async function loadBanners(context: Readonly<RouterContextProvider>): Promise<readonly Banner[]> {
  const shop = context.get(shopContext)
  const { language } = context.get(visitContext)
  const key = `${shop.publicUrl} ${language}`
  const banners = await askUnlessSilent(shop, 'banners', (signal) =>
    shop.backend.call(bannersJson, { query: { lang: language }, signal }),
  )
  if (banners) fallback.set(key, banners)
  return banners ?? fallback.get(key) ?? []
}
