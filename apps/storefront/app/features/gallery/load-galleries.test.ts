import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { type Shop, shopContext } from '../../catalogue-access/shop.ts'
import { type Visit, visitContext } from '../../catalogue-access/visit.ts'
import { loadGalleries } from './load-galleries.ts'

const call = vi.fn()

function visiting(galleries: readonly object[], lacking: readonly string[]) {
  const context = new RouterContextProvider()
  const shop = { backend: { call }, log: { warn: () => undefined }, lacking: async () => new Set(lacking) }
  context.set(shopContext, shop as unknown as Shop)
  const settings = { galleries, languages: [] }
  context.set(visitContext, { settings, language: 'ru' } as unknown as Visit)
  return context
}
const answered = (value: unknown) => ({ ok: true, status: 200, value, headers: new Headers() })

it('those the settings name are asked for by their numbers, in their order', async () => {
  call.mockImplementation(async (_endpoint, { params }) => answered([`${params.galleryId}.jpg`]))
  const named = [
    { id: 7, slug: '', title: 'Зал' },
    { id: 5, slug: '', title: '' },
  ]
  expect(await loadGalleries(visiting(named, ['galleries']))).toEqual([
    { id: 7, slug: '', title: 'Зал', images: ['7.jpg'] },
    { id: 5, slug: '', title: '', images: ['5.jpg'] },
  ])
})

it('without names the server’s own list is asked for, where there is one', async () => {
  const hall = { id: 1, slug: 'hall', title: 'Зал', images: ['a.jpg'] }
  call.mockReset()
  call.mockResolvedValue(answered([hall, { ...hall, id: 2, images: [] }]))
  expect(await loadGalleries(visiting([], []))).toEqual([hall])
  call.mockClear()
  expect(await loadGalleries(visiting([], ['galleries']))).toEqual([])
  expect(call).not.toHaveBeenCalled()
})
