import { useEffect, useState } from 'react'
import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { unseenPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { keepSeenStories, readSeenStories } from './seen-stories.ts'
import type { Story } from './slides.ts'

const loadViewer = () => import('./story-viewer.tsx')
const StoryViewer = unseenPart(async () => (await loadViewer()).StoryViewer)

/** Covers in a row; the viewer's code comes with the first touch of one. */
export function Stories({ stories }: { readonly stories: readonly Story[] }) {
  const t = useTranslate()
  const covered = useCameCovered()
  const { open, show, close } = useSheet('stories')
  const [chosen, setChosen] = useState<number | null>(null)
  const [seen, setSeen] = useState<readonly string[]>([])
  useEffect(() => {
    const recall = () => {
      const kept = readSeenStories()
      if (kept.length > 0) setSeen(kept)
    }
    return schedule(recall, 'after-paint')
  }, [])
  if (stories.length === 0) return null

  const see = (key: string) => {
    if (seen.includes(key)) return
    setSeen([...seen, key])
    keepSeenStories([...seen, key])
  }
  return (
    <section aria-label={t('home.stories')}>
      <Rail className="stories" data-defer="">
        {stories.map(({ key, title, cover }, index) => (
          <li key={key}>
            <button
              type="button"
              className="story"
              data-seen={seen.includes(key) || undefined}
              data-plain={cover ? undefined : ''}
              aria-label={t('stories.open', { name: title })}
              onPointerDown={() => void doLater(loadViewer, () => {})}
              onClick={() => {
                setChosen(index)
                show()
              }}
            >
              <span className="story-cover">
                {cover ? (
                  <Picture
                    name={cover}
                    alt=""
                    sizes="132px"
                    widest={320}
                    load={index < 4 && !covered ? 'sight' : 'later'}
                  />
                ) : null}
                <span>{title}</span>
              </span>
            </button>
          </li>
        ))}
      </Rail>
      {open && chosen !== null ? (
        <StoryViewer stories={stories} first={chosen} onSeen={see} onClose={close} />
      ) : null}
    </section>
  )
}
