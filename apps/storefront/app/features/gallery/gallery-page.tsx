import type { Gallery } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { unseenPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'

const Lightbox = unseenPart(async () => (await import('./lightbox.tsx')).Lightbox)

interface Shown {
  readonly gallery: Gallery
  readonly index: number
}

export function GalleryPage({ galleries }: { readonly galleries: readonly Gallery[] }) {
  const t = useTranslate()
  const [shown, setShown] = useState<Shown | null>(null)
  const { open, show, close } = useSheet('photo')
  return (
    <div className="page content-page">
      <h1>{t('gallery.title')}</h1>
      {galleries.length === 0 ? (
        <EmptyState title={t('gallery.empty')} to={homePath()} action={t('cart.toCatalogue')} />
      ) : null}
      {galleries.map((gallery, place) => (
        <section key={gallery.id} className="content-more">
          {gallery.title ? <h2>{gallery.title}</h2> : null}
          <ul className="photos">
            {gallery.images.map((image, index) => (
              <li key={image}>
                <button
                  type="button"
                  className="photo"
                  onClick={() => {
                    setShown({ gallery, index })
                    show()
                  }}
                >
                  <Picture
                    name={image}
                    alt={t('a11y.photo', {
                      name: gallery.title || t('gallery.title'),
                      current: index + 1,
                      total: gallery.images.length,
                    })}
                    sizes="(width>991px) 400px, 46vw"
                    narrowest={320}
                    widest={960}
                    load={place === 0 && index < 4 ? 'sight' : 'later'}
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {open && shown ? (
        <Lightbox
          title={shown.gallery.title || t('gallery.title')}
          images={shown.gallery.images}
          index={shown.index}
          onIndex={(index) => setShown({ ...shown, index })}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
