import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import { onRelease } from '../../startup/on-release.ts'
import { type Load, Picture } from '../../ui/picture.tsx'
import { type Gesture, readGesture } from './read-gesture.ts'
import { isVideo } from './slides.ts'
import { StoryVideo, type StoryVideoProps } from './story-video.tsx'

interface Props extends StoryVideoProps {
  /** The one after it, fetched meanwhile. */
  readonly following: string
  readonly onHold: (held: boolean) => void
  readonly onGesture: (gesture: Gesture) => void
}

/** A picture that neither comes nor fails must not stop the story. */
const PATIENCE_MS = 8_000

export function StoryFrame(props: Props) {
  const { name, following, wanted, muted, onReady, onTime, onEnd, onHold, onGesture } = props
  const hold = (event: ReactPointerEvent) => {
    if (event.button !== 0) return
    const frame = event.currentTarget
    const { left, width } = frame.getBoundingClientRect()
    const touch = ({ clientX, clientY, timeStamp }: PointerEvent) => ({
      x: clientX - left,
      y: clientY,
      at: timeStamp,
    })
    const began = touch(event.nativeEvent)
    frame.setPointerCapture(event.pointerId)
    onHold(true)
    onRelease(frame, (end, meant) => {
      onHold(false)
      if (meant) onGesture(readGesture(began, touch(end), width))
    })
  }
  const film = isVideo(name)
  const ready = useRef(onReady)
  ready.current = onReady
  useEffect(() => {
    if (film) return
    const timer = setTimeout(() => ready.current(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [film])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for fingers; buttons do the same for keys and screen readers */}
      <div
        className="viewer-frame"
        onPointerDown={hold}
        onContextMenu={(event) => event.preventDefault()}
        onLoadCapture={film ? undefined : onReady}
        onErrorCapture={film ? undefined : onReady}
      >
        {film ? (
          <StoryVideo
            name={name}
            wanted={wanted}
            muted={muted}
            onReady={onReady}
            onTime={onTime}
            onEnd={onEnd}
          />
        ) : (
          <StoryPicture name={name} load="first" />
        )}
      </div>
      {following && !isVideo(following) ? (
        <div hidden>
          <StoryPicture name={following} load="soon" />
        </div>
      ) : null}
    </>
  )
}

function StoryPicture({ name, load }: { readonly name: string; readonly load: Load }) {
  return (
    <Picture
      name={name}
      alt=""
      sizes="(width > 767px) 420px, 100vw"
      narrowest={480}
      widest={960}
      load={load}
    />
  )
}
