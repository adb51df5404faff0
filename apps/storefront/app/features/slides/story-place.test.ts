import { describe, expect, it } from 'vitest'
import { nextFrame, nextStory, previousFrame, previousStory } from './story-place.ts'

const stories = [{ frames: ['a', 'b'] }, { frames: ['c'] }]
const at = (story: number, frame: number) => ({ story, frame })

describe('the way through stories', () => {
  it('goes frame by frame, then to the next story, then out', () => {
    expect(nextFrame(stories, at(0, 0))).toEqual(at(0, 1))
    expect(nextFrame(stories, at(0, 1))).toEqual(at(1, 0))
    expect(nextFrame(stories, at(1, 0))).toBeNull()
  })

  it('goes back the same way and stays at the beginning', () => {
    expect(previousFrame(at(0, 1))).toEqual(at(0, 0))
    expect(previousFrame(at(1, 0))).toEqual(at(0, 0))
    expect(previousFrame(at(0, 0))).toEqual(at(0, 0))
  })

  it('leaps over frames by a swipe', () => {
    expect(nextStory(stories, at(0, 0))).toEqual(at(1, 0))
    expect(nextStory(stories, at(1, 0))).toBeNull()
    expect(previousStory(at(1, 0))).toEqual(at(0, 0))
  })
})
