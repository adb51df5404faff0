import { catalogueInSight } from '../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../catalogue-access/shop.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { BrandPage, brandView, loadBrands } from '../features/brands/index.ts'
import { listHead } from '../features/page-head/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { breadcrumbs } from '../routing/breadcrumbs.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { brandPath, brandsPath, homePath } from '../routing/paths.ts'
import { sharedPicture } from '../routing/picture-address.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/brand'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [words, brands, catalogue] = await Promise.all([
    screenWords(visit.language, 'brands'),
    loadBrands(context),
    context.get(shopContext).catalogue(visit.language, visit.warehouseId),
  ])
  const brand = brands.find(({ slug }) => slug === params.slug)
  if (!brand) throw pageNotFound(request)
  return { words, brand: brandView(brand, catalogueInSight(catalogue, visit), visit.warehouseId) }
}

export const shouldRevalidate = isAnotherPage

export const meta = goodsMeta<typeof loader>(({ root, view, t }) => {
  const { slug, name, description, image } = view.brand
  const path = brandPath(slug)
  const trail = [
    { name: root.shop.name, address: homePath() },
    { name: t('brands.title'), address: brandsPath() },
    { name, address: path },
  ]
  const jsonLd = [breadcrumbs(trail, root.publicUrl)]
  return listHead({ title: name, path, description, image: sharedPicture(image), jsonLd }, root, t)
})

export default function Brand({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <BrandPage brand={loaderData.brand} />
    </ScreenWords>
  )
}
