import type { CSSProperties } from 'react'
import type { Story } from './slides.ts'

interface Props {
  readonly story: Story
  readonly frame: number
  readonly lasts: number | null
  readonly runs: boolean
  readonly onEnd: () => void
}

/** The clock of the viewer: the line that fills is the timer itself, so that what is seen and what happens agree. */
export function StoryProgress({ story, frame, lasts, runs, onEnd }: Props) {
  return (
    <ol className="viewer-progress" aria-hidden="true">
      {story.frames.map((name, index) => (
        <li key={name} data-done={index < frame || undefined}>
          {index === frame && lasts !== null ? (
            <i
              key={`${story.key} ${name}`}
              data-stopped={!runs || undefined}
              style={{ '--lasts': `${lasts}s` } as CSSProperties}
              onAnimationEnd={onEnd}
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
