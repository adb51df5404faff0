import { visitContext } from '../catalogue-access/visit.ts'
import { GalleryPage, loadGalleries } from '../features/gallery/index.ts'
import { listHead, pageMeta } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { galleryPath } from '../routing/paths.ts'
import { sharedPicture } from '../routing/picture-address.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/gallery'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const [words, galleries] = await Promise.all([screenWords(language, 'gallery'), loadGalleries(context)])
  return { words, galleries }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, view, t }) => {
  const image = sharedPicture(view.galleries[0]?.images[0] ?? '')
  return listHead({ title: t('gallery.title'), path: galleryPath(), image }, root, t)
})

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <GalleryPage galleries={loaderData.galleries} />
    </ScreenWords>
  )
}
