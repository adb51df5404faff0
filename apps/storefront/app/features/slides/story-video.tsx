import { useEffect, useRef } from 'react'
import { fileAddress } from '../../routing/picture-address.ts'
import { createStallWatch } from './stall-watch.ts'

export interface StoryVideoProps {
  readonly name: string
  /** The visitor looks and has not stopped it. */
  readonly wanted: boolean
  readonly muted: boolean
  /** It can be seen. */
  readonly onReady: () => void
  /** How far it is, from 0 to 1. */
  readonly onTime: (part: number) => void
  /** It is over, or it does not come. */
  readonly onEnd: () => void
}

const LOOK_MS = 500

/** A film tells the time by itself: one that loads slowly does not run ahead of what is seen. */
export function StoryVideo({ name, wanted, muted, onReady, onTime, onEnd }: StoryVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const end = useRef(onEnd)
  const tell = useRef(onTime)
  end.current = onEnd
  tell.current = onTime

  useEffect(() => {
    const film = video.current
    if (!film || !wanted) return film?.pause()
    // A browser that saves power may refuse to play; then the watch leads on.
    film.play().catch(() => {})
    const stalled = createStallWatch()
    const watch = setInterval(() => {
      if (stalled(film.currentTime, performance.now())) end.current()
    }, LOOK_MS)
    let frame = requestAnimationFrame(function follow() {
      if (film.duration > 0) tell.current(film.currentTime / film.duration)
      frame = requestAnimationFrame(follow)
    })
    return () => {
      clearInterval(watch)
      cancelAnimationFrame(frame)
    }
  }, [wanted])

  return (
    <video
      ref={video}
      src={fileAddress(name)}
      muted={muted}
      playsInline
      preload="auto"
      onCanPlay={onReady}
      onEnded={onEnd}
      onError={onEnd}
    />
  )
}
