import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Props {
  readonly title: string
  readonly images: readonly string[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** A finger that moves further than this wants the next picture. */
const SWIPE = 48

/** One picture over everything: arrows, swipes, and a tap to come closer. */
export function Lightbox({ title, images, index, onIndex, onClose }: Props) {
  const t = useTranslate()
  const popup = useRef<HTMLDivElement>(null)
  const began = useRef<number | null>(null)
  const swiped = useRef(false)
  const [close, setClose] = useState(false)
  const total = images.length
  const step = (by: number) => {
    setClose(false)
    onIndex((index + by + total) % total)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (began.current ?? clientX)
    began.current = null
    swiped.current = !close && Math.abs(moved) >= SWIPE
    if (swiped.current) step(moved < 0 ? 1 : -1)
  }
  const image = images[index] ?? ''
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil lightbox-veil" />
        <Dialog.Popup ref={popup} initialFocus={popup} className="lightbox" onKeyDown={onKeyDown}>
          <Dialog.Title className="hidden-visually">{title}</Dialog.Title>
          <button
            type="button"
            className="lightbox-picture"
            data-close={close || undefined}
            aria-pressed={close}
            onPointerDown={(event) => {
              began.current = event.clientX
            }}
            onPointerUp={onPointerUp}
            // A mouse that swiped is heard as a click as well.
            onClick={() => setClose(!close && !swiped.current)}
          >
            <Picture
              key={image}
              name={image}
              alt={t('a11y.photo', { name: title, current: index + 1, total })}
              sizes={close ? '200vw' : '100vw'}
              narrowest={640}
              widest={1280}
              load="first"
            />
          </button>
          <div className="lightbox-bar">
            <button
              type="button"
              className="round"
              aria-label={t('common.previous')}
              onClick={() => step(-1)}
            >
              <Icon name="left" />
            </button>
            <p aria-live="polite">
              {index + 1} / {total}
            </p>
            <button type="button" className="round" aria-label={t('common.next')} onClick={() => step(1)}>
              <Icon name="right" />
            </button>
          </div>
          <Dialog.Close className="round lightbox-close" aria-label={t('common.close')}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
