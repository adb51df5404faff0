import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Gesture } from './read-gesture.ts'
import type { Story } from './slides.ts'
import { StoryFrame } from './story-frame.tsx'
import { StoryLink } from './story-link.tsx'
import { nextFrame, nextStory, previousFrame, previousStory, type StoryPlace } from './story-place.ts'
import { StoryProgress } from './story-progress.tsx'
import { useAway } from './use-away.ts'

interface Props {
  readonly stories: readonly Story[]
  readonly first: number
  readonly onSeen: (key: string) => void
  readonly onClose: () => void
}

/** Stories as people know them: they go on by themselves, a tap leads on or back, a held finger stops them. */
export function StoryViewer({ stories, first, onSeen, onClose }: Props) {
  const t = useTranslate()
  const popup = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<StoryPlace>({ story: first, frame: 0 })
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  /** How long the frame in view lasts; null until it can be seen. */
  const [lasts, setLasts] = useState<number | null>(null)
  const isAway = useAway()
  const story = stories[place.story]
  const key = story?.key
  useEffect(() => {
    if (key !== undefined) onSeen(key)
  }, [key, onSeen])

  const go = (to: StoryPlace | null) => {
    if (to === null) return onClose()
    if (to.story !== place.story || to.frame !== place.frame) setLasts(null)
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
    if (event.key === ' ' && event.target === popup.current) {
      event.preventDefault()
      setStopped(!stopped)
    }
  }
  if (!story) return null
  const runs = !held && !stopped && !isAway && lasts !== null
  const following = nextFrame(stories, place)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil viewer-veil" />
        <Dialog.Popup ref={popup} initialFocus={popup} className="viewer" onKeyDown={onKeyDown}>
          <div className="viewer-card" data-held={held || undefined}>
            <StoryFrame
              key={`${story.key} ${place.frame}`}
              name={story.frames[place.frame] ?? ''}
              following={following ? (stories[following.story]?.frames[following.frame] ?? '') : ''}
              runs={runs}
              onReady={setLasts}
              onEnd={doing.next}
              onHold={setHeld}
              onGesture={(gesture) => doing[gesture]()}
            />
            <div className="viewer-head">
              <StoryProgress story={story} frame={place.frame} lasts={lasts} runs={runs} onEnd={doing.next} />
              <div className="viewer-bar">
                <Dialog.Title className="viewer-title" aria-live="polite">
                  {story.title}
                </Dialog.Title>
                <button
                  type="button"
                  className="round"
                  aria-label={t(stopped ? 'a11y.play' : 'a11y.pause')}
                  onClick={() => setStopped(!stopped)}
                >
                  <Icon name={stopped ? 'play' : 'pause'} />
                </button>
                <Dialog.Close className="round" aria-label={t('common.close')}>
                  <Icon name="close" />
                </Dialog.Close>
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
          <button
            type="button"
            className="round viewer-next"
            aria-label={t('stories.next')}
            onClick={doing.next}
          >
            <Icon name="right" />
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
