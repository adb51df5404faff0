import { expect, it } from 'vitest'
import { stepBackOnce } from './step-back-once.ts'

it('steps back once however often it is asked for, and again after that', () => {
  const page = new EventTarget()
  let steps = 0
  const back = () => {
    steps += 1
  }
  stepBackOnce(back, page)
  stepBackOnce(back, page)
  expect(steps).toBe(1)
  page.dispatchEvent(new Event('popstate'))
  stepBackOnce(back, page)
  expect(steps).toBe(2)
})
