import { visitContext } from '../catalogue-access/visit.ts'
import { BrandsPage, loadBrands } from '../features/brands/index.ts'
import { listHead, pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { brandsPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/brands'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, brands] = await Promise.all([screenWords(language, 'brands'), loadBrands(context)])
  return {
    words,
    brands: brands.map(({ slug, name, description, image }) => ({ slug, name, description, image })),
  }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) =>
  listHead({ title: t('brands.title'), path: brandsPath() }, root, t),
)

export default function Brands({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <BrandsPage brands={loaderData.brands} />
    </ScreenWords>
  )
}
