import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { evilText } from '../../testing/evil-text.ts'
import { startYandex } from './yandex-engine.ts'

const hints: string[] = []

vi.mock('./load-yandex.ts', () => {
  const events = { add: () => {} }
  class Placed {
    readonly events = events
    constructor(_at: unknown, { hintContent }: { hintContent: string }) {
      hints.push(hintContent)
    }
  }
  class Chart {
    readonly events = events
    readonly geoObjects = { add: () => {}, removeAll: () => {} }
    setCenter = () => Promise.resolve()
    setBounds = () => Promise.resolve()
    destroy = () => {}
  }
  return { loadYandex: () => Promise.resolve({ Map: Chart, Placemark: Placed }) }
})

it('an address is a hint of letters: the service would run its tags', async () => {
  const check = fc.asyncProperty(evilText, async (name) => {
    const point = { lat: 57.15, lon: 39.4 }
    const points = [{ key: 'address', name, point, kind: 'address' as const }]
    const engine = await startYandex({
      container: {} as HTMLElement,
      settings: { key: '', center: point } as never,
      language: 'ru',
      first: { points, zones: [], route: [], center: null },
      onMoved: () => {},
      onPoint: () => {},
    })
    engine.destroy()
    const hint = hints.pop() ?? ''
    expect(hint).not.toMatch(/[<>"']/)
    const read = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' } as Readonly<Record<string, string>>
    expect(hint.replace(/&([^;]+);/g, (_, entity: string) => read[entity] ?? '')).toBe(name)
  })
  await fc.assert(check)
})
