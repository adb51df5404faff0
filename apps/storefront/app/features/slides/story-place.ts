import type { Story } from './slides.ts'

export interface StoryPlace {
  readonly story: number
  readonly frame: number
}

type Framed = Pick<Story, 'frames'>

/** The frame after this one, in the next story where this one has ended; null after the last. */
export function nextFrame(stories: readonly Framed[], { story, frame }: StoryPlace): StoryPlace | null {
  if (frame + 1 < (stories[story]?.frames.length ?? 0)) return { story, frame: frame + 1 }
  return nextStory(stories, { story, frame })
}

/** The frame before this one; the very first begins anew. */
export function previousFrame({ story, frame }: StoryPlace): StoryPlace {
  if (frame > 0) return { story, frame: frame - 1 }
  return previousStory({ story, frame })
}

export function nextStory(stories: readonly Framed[], { story }: StoryPlace): StoryPlace | null {
  return story + 1 < stories.length ? { story: story + 1, frame: 0 } : null
}

export function previousStory({ story }: StoryPlace): StoryPlace {
  return { story: Math.max(0, story - 1), frame: 0 }
}
