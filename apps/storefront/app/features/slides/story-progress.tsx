import { isVideo, type Story } from './slides.ts'

interface Props {
  readonly story: Story
  readonly frame: number
  /** The frame can be seen. */
  readonly ready: boolean
  readonly runs: boolean
  readonly onEnd: () => void
}

/**
 * The clock of the viewer. For a picture the line that fills is the timer itself, so that what is seen and what
 * happens agree; for a film it follows `--told`, how far the film is.
 */
export function StoryProgress({ story, frame, ready, runs, onEnd }: Props) {
  return (
    <ol className="viewer-progress" aria-hidden="true">
      {story.frames.map((name, index) => (
        <li key={name} data-done={index < frame || undefined}>
          {index === frame && ready ? (
            <i
              key={`${story.key} ${name}`}
              data-film={isVideo(name) || undefined}
              data-stopped={!runs || undefined}
              onAnimationEnd={onEnd}
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
