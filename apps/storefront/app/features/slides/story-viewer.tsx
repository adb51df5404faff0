import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Gesture } from './read-gesture.ts'
import { isVideo, type Story } from './slides.ts'
import { StoryFrame } from './story-frame.tsx'
import { nextFrame, nextStory, previousFrame, previousStory, type StoryPlace } from './story-place.ts'
import { StoryProgress } from './story-progress.tsx'

interface Props {
  readonly stories: readonly Story[]
  readonly first: number
  readonly onSeen: (key: string) => void
  readonly onClose: () => void
}

/** Stories as people know them: they go on by themselves, a tap leads on or back, a held finger stops them. */
export function StoryViewer({ stories, first, onSeen, onClose }: Props) {
  const t = useTranslate()
  const card = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [place, setPlace] = useState<StoryPlace>({ story: first, frame: 0 })
  const [held, setHeld] = useState(false)
  // Who wants no motion turns the pages, or starts them with the button.
  const [stopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [muted, setMuted] = useState(true)
  /** The frame in view can be seen. */
  const [ready, setReady] = useState(false)
  const isAway = useAway()
  const story = stories[place.story]
  const key = story?.key
  useEffect(() => {
    if (key !== undefined) onSeen(key)
  }, [key, onSeen])

  const go = (to: StoryPlace | null) => {
    if (to === null) return onClose()
    if (to.story !== place.story || to.frame !== place.frame) setReady(false)
    setPlace(to)
  }
  const doing: Record<Gesture, () => void> = {
    next: () => go(nextFrame(stories, place)),
    previous: () => go(previousFrame(place)),
    'next-story': () => go(nextStory(stories, place)),
    'previous-story': () => go(previousStory(place)),
    close: onClose,
    hold: () => {},
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') doing.next()
    if (event.key === 'ArrowLeft') doing.previous()
    if (event.key === ' ' && event.target === event.currentTarget) {
      event.preventDefault()
      setStopped(!stopped)
    }
  }
  if (!story) return null
  const wanted = !held && !stopped && !isAway
  const name = story.frames[place.frame] ?? ''
  const following = nextFrame(stories, place)
  return (
    <Dialog
      open
      onClose={onClose}
      titleId={titleId}
      className="viewer"
      veil="veil viewer-veil"
      onKeyDown={onKeyDown}
    >
      <div ref={card} className="viewer-card" data-held={held || undefined}>
        <StoryFrame
          key={`${story.key} ${place.frame}`}
          name={name}
          following={following ? (stories[following.story]?.frames[following.frame] ?? '') : ''}
          wanted={wanted}
          muted={muted}
          onReady={() => setReady(true)}
          onTime={(part) => card.current?.style.setProperty('--told', String(part))}
          onEnd={doing.next}
          onHold={setHeld}
          onGesture={(gesture) => doing[gesture]()}
        />
        <div className="viewer-head">
          <StoryProgress story={story} frame={place.frame} ready={ready} runs={wanted} onEnd={doing.next} />
          <div className="viewer-bar">
            <h2 id={titleId} className="viewer-title" aria-live="polite">
              {story.title}
            </h2>
            <button
              type="button"
              className="round"
              aria-label={t(stopped ? 'a11y.play' : 'a11y.pause')}
              onClick={() => setStopped(!stopped)}
            >
              <Icon name={stopped ? 'play' : 'pause'} />
            </button>
            {isVideo(name) ? (
              <button
                type="button"
                className="round"
                aria-label={t(muted ? 'stories.soundOn' : 'stories.soundOff')}
                onClick={() => setMuted(!muted)}
              >
                <LineIcon name={muted ? 'muted' : 'sound'} />
              </button>
            ) : null}
            <button type="button" className="round" aria-label={t('common.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
        </div>
        <div className="viewer-foot">
          {story.text ? <p>{story.text}</p> : null}
          {story.to === null ? null : <StoryLink to={story.to} title={story.title} />}
        </div>
      </div>
      <button
        type="button"
        className="round viewer-previous"
        aria-label={t('stories.previous')}
        disabled={place.story === 0 && place.frame === 0}
        onClick={doing.previous}
      >
        <Icon name="left" />
      </button>
      <button type="button" className="round viewer-next" aria-label={t('stories.next')} onClick={doing.next}>
        <Icon name="right" />
      </button>
    </Dialog>
  )
}

const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the visitor looks at another tab: nothing should pass by unseen. */
function useAway(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/** The viewer's own step of the history becomes the page: Back leads to where the visitor was. */
function StoryLink({ to, title }: { readonly to: string; readonly title: string }) {
  const t = useTranslate()
  const details = t('common.details')
  return (
    <Link
      to={to}
      replace
      className="button viewer-link"
      aria-label={title ? `${details}: ${title}` : details}
    >
      {details}
    </Link>
  )
}
