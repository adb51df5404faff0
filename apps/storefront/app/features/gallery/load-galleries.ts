import { type Gallery, galleries, galleryPictures } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { languageQuery } from '../../catalogue-access/ask-backend.ts'
import { askUnlessSilent } from '../../catalogue-access/ask-unless-silent.ts'
import { type Shop, shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'

export async function loadGalleries(context: Readonly<RouterContextProvider>): Promise<readonly Gallery[]> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const { galleries: named } = visit.settings
  const found =
    named.length > 0 ? await namedGalleries(shop, named) : await allGalleries(shop, languageQuery(visit))
  return found.filter(({ images }) => images.length > 0)
}

/** Those of the operator's settings, in their order: each is asked for by its number. */
async function namedGalleries(
  shop: Shop,
  named: readonly Pick<Gallery, 'id' | 'slug' | 'title'>[],
): Promise<Gallery[]> {
  return Promise.all(
    named.map(async ({ id, slug, title }) => {
      const images = await askUnlessSilent(shop, `gallery ${id}`, (signal) =>
        shop.backend.call(galleryPictures, { params: { galleryId: id }, signal }),
      )
      return { id, slug, title, images: images ?? [] }
    }),
  )
}

async function allGalleries(shop: Shop, query: { lang?: string }): Promise<readonly Gallery[]> {
  if ((await shop.lacking()).has('galleries')) return []
  const found = await askUnlessSilent(shop, 'galleries', (signal) =>
    shop.backend.call(galleries, { query, signal }),
  )
  return found ?? []
}
