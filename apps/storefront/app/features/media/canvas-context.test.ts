import { expect, it } from 'vitest'
import { canvasContext } from './canvas-context.ts'

const canvas = (context: object | null) =>
  ({ getContext: () => context }) as unknown as Pick<HTMLCanvasElement, 'getContext'>

it('gives the context to draw on', () => {
  const context = {}
  expect(canvasContext(canvas(context))).toBe(context)
})

it('says so where there is none', () => {
  expect(() => canvasContext(canvas(null))).toThrow('Canvas context is not available')
})
