import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { onRelease } from '../../startup/on-release.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
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
  const titleId = useId()
  const swiped = useRef(false)
  const [close, setClose] = useState(false)
  const frame = useRef<HTMLButtonElement>(null)
  const spot = useRef({ x: 0.5, y: 0.5 })
  useLayoutEffect(() => {
    // What was touched stays under the finger.
    const element = frame.current
    if (!close || !element) return
    element.scrollLeft = (element.scrollWidth - element.clientWidth) * spot.current.x
    element.scrollTop = (element.scrollHeight - element.clientHeight) * spot.current.y
  }, [close])
  const total = images.length
  const step = (by: number) => {
    setClose(false)
    onIndex((index + by + total) % total)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
    if (key === '+' || key === '=') setClose(true)
    if (key === '-') setClose(false)
  }
  const onPointerDown = ({ clientX: began, currentTarget }: PointerEvent) => {
    onRelease(currentTarget, ({ clientX }, meant) => {
      if (!meant) return
      const moved = clientX - began
      swiped.current = !close && Math.abs(moved) >= SWIPE
      if (swiped.current) step(moved < 0 ? 1 : -1)
    })
  }
  const image = images[index] ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      titleId={titleId}
      className="lightbox"
      veil="veil lightbox-veil"
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId} className="hidden-visually">
        {title}
      </h2>
      <button
        ref={frame}
        type="button"
        className="lightbox-picture"
        data-close={close || undefined}
        aria-pressed={close}
        onPointerDown={onPointerDown}
        onClick={(event) => {
          // A mouse that swiped is heard as a click as well.
          setClose(!close && !swiped.current)
          spot.current = partOf(event)
        }}
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
      {total > 1 ? (
        <div hidden>
          <Picture
            name={images[(index + 1) % total] ?? ''}
            alt=""
            sizes="100vw"
            narrowest={640}
            widest={1280}
            load="soon"
          />
        </div>
      ) : null}
      <div className="lightbox-bar">
        <button type="button" className="round" aria-label={t('common.previous')} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <p aria-live="polite">
          {index + 1} / {total}
        </p>
        <button type="button" className="round" aria-label={t('common.next')} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
      </div>
      <button type="button" className="round lightbox-close" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  )
}

/** Where in the element it was, from 0 to 1; a key press has no place and means the middle. */
function partOf({ currentTarget, clientX, clientY, detail }: MouseEvent): { x: number; y: number } {
  if (detail === 0) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
