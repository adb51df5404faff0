import { expect, it } from 'vitest'
import { kitchenStart } from './kitchen-start.ts'
import { saidPromise } from './said-promise.ts'

const at = (time: string) => new Date(`2026-03-06T${time}:00Z`)

it('[O23] the kitchen begins an order for later at its promise less cooking and the way', () => {
  expect(kitchenStart(at('19:00'), { cooking: 30, way: 25 })).toEqual(at('18:05'))
})

it('[O24] minutes that are said move the promise: they and the way from now, within ten minutes', () => {
  expect(saidPromise(20, 30, at('12:00'))).toEqual({ from: at('12:50'), to: at('13:00') })
})
