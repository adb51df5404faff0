import { type PointerEvent, useEffect, useRef } from 'react'
import { fileAddress } from '../../lib/picture-address.ts'
import { type Load, Picture } from '../../ui/picture.tsx'
import { type Gesture, readGesture } from './read-gesture.ts'
import { isVideo } from './slides.ts'

interface Props {
  readonly name: string
  /** The one after it, fetched meanwhile. */
  readonly following: string
  readonly runs: boolean
  /** It can be seen, and lasts so many seconds. */
  readonly onReady: (seconds: number) => void
  readonly onEnd: () => void
  readonly onHold: (held: boolean) => void
  readonly onGesture: (gesture: Gesture) => void
}

const PICTURE_SECONDS = 6

export function StoryFrame({ name, following, runs, onReady, onEnd, onHold, onGesture }: Props) {
  const began = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null)
  const touch = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at })
  const letGo = (event: PointerEvent, meant: boolean) => {
    onHold(false)
    const start = began.current
    began.current = null
    if (!start || !meant) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const end = touch(event)
    onGesture(readGesture({ ...start, x: start.x - left }, { ...end, x: end.x - left }, width))
  }
  // A picture that does not come must not stop the story.
  const ready = () => onReady(PICTURE_SECONDS)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for fingers; buttons do the same for keys and screen readers */}
      <div
        className="viewer-frame"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          began.current = touch(event)
          event.currentTarget.setPointerCapture(event.pointerId)
          onHold(true)
        }}
        onPointerUp={(event) => letGo(event, true)}
        onPointerCancel={(event) => letGo(event, false)}
        onContextMenu={(event) => event.preventDefault()}
        onLoadCapture={ready}
        onErrorCapture={ready}
      >
        {isVideo(name) ? (
          <StoryVideo name={name} runs={runs} onReady={onReady} onEnd={onEnd} />
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

function StoryVideo({ name, runs, onReady, onEnd }: Pick<Props, 'name' | 'runs' | 'onReady' | 'onEnd'>) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // A browser that saves power may refuse to play; the visitor still goes on by a tap.
    if (runs) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [runs])
  return (
    <video
      ref={video}
      src={fileAddress(name)}
      muted
      playsInline
      preload="auto"
      onCanPlay={({ currentTarget }) => {
        const { duration } = currentTarget
        onReady(Number.isFinite(duration) && duration > 0 ? duration : PICTURE_SECONDS)
      }}
      onEnded={onEnd}
    />
  )
}
