import { describe, expect, it } from 'vitest'
import { createGcSchedule } from './gc-schedule.ts'

const idle = (beats: number) => Array<boolean>(beats).fill(true)
const busy = (beats: number) => Array<boolean>(beats).fill(false)

/** The beats, counted from one, at which it collects. */
function collections(...days: boolean[][]): number[] {
  const schedule = createGcSchedule()
  return days.flat().flatMap((beat, index) => (schedule.beat(beat) ? [index + 1] : []))
}

describe('giving memory back', () => {
  it('collects twice when the start is over, and then leaves an idle shop alone', () => {
    expect(collections(busy(3), idle(3_600))).toEqual([4, 12])
  })

  it('does not take its own collection for a rush', () => {
    expect(collections(idle(1), busy(1), idle(60))).toEqual([1, 9])
  })

  it('lets the pauses of a rush pass', () => {
    const pauses = Array.from({ length: 20 }, () => [...busy(2), ...idle(5)])
    expect(collections(idle(20), ...pauses)).toEqual([1, 9])
  })

  it('collects twice more when a rush is over', () => {
    expect(collections(idle(10), busy(60), idle(120))).toEqual([1, 9, 100, 108])
  })

  it('waits for the end of a rush that began between its two collections', () => {
    expect(collections(idle(4), busy(10), idle(60))).toEqual([1, 44, 52])
  })
})
