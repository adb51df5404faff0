import { visitContext } from '../catalogue-access/visit.ts'
import { listHead, pageMeta } from '../features/page-head/index.ts'
import { loadSitePages, SeoTable } from '../features/seo/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { homePath, seoDataPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/seo-data'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, settings } = context.get(visitContext)
  const [words, pages] = await Promise.all([screenWords(language, 'seoData'), loadSitePages(context)])
  const seo = settings.seoByLanguage[language] ?? settings.seo
  const described = pages.map((page) =>
    page.path === homePath() ? { ...page, title: seo.name, description: seo.description } : page,
  )
  return { words, pages: described }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) => {
  return [
    ...listHead({ title: t('seoData.title'), path: seoDataPath() }, root, t),
    { name: 'robots', content: 'noindex' },
  ]
})

export default function SeoData({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <SeoTable pages={loaderData.pages} />
    </ScreenWords>
  )
}
