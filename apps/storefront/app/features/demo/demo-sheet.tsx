import type { PageType } from '@samobranka/contract'
import type { Preview } from '../../catalogue-access/root-data/preview.ts'
import { PAGE_TYPE_COOKIE } from '../../catalogue-access/visit-cookies.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { writeCookie } from '../../routing/cookies.ts'
import { homePath } from '../../routing/paths.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useMedia } from '../media/index.ts'

interface Props {
  readonly previews: readonly Preview[]
  readonly current: PageType
}

/** The same shop as another page type: what each looks like, and the way in. */
export function DemoSheet({ previews, current }: Props) {
  const t = useTranslate()
  const { open, close } = useSheet('demo')
  return (
    <Sheet open={open} onClose={close} title={t('demo.title')}>
      <div className="sheet-scroll px-5 pb-6 tablet:w-[min(860px,90vw)] tablet:px-6">
        <p className="mb-4 text-ink-soft">{t('demo.text')}</p>
        <ul className="previews">
          {previews.map((preview) => (
            <li key={preview.type}>
              <button
                type="button"
                className="preview"
                aria-pressed={preview.type === current}
                onClick={() => moveInto(preview.type)}
              >
                <PreviewMedia preview={preview} />
                <span>{t(`demo.${preview.type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** From the browser's own store after the first time: films are heavy, and one looks at them more than once. */
function PreviewMedia({ preview: { picture, video } }: { readonly preview: Preview }) {
  const photo = useMedia('photo', picture)
  const film = useMedia('video', video)
  if (video) {
    // Muted and for the eye only: it shows the page type, it says nothing.
    return <video src={film} poster={photo} muted autoPlay loop playsInline width={480} height={360} />
  }
  return picture ? <img src={photo} alt="" width={480} height={360} /> : <i />
}

/** Another page type is other pages from the first line on: they are asked for anew. */
function moveInto(type: PageType): void {
  writeCookie(PAGE_TYPE_COOKIE, type)
  location.assign(homePath())
}
