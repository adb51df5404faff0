import type { Client } from '@samobranka/contract'
import type { Catalogue } from '@samobranka/rules'
import { beforeEach, expect, it, vi } from 'vitest'
import { createContentHosts } from './content-hosts.ts'

let images: string[]
let answers: Record<string, unknown>
let isSilent: boolean
let changes: number
let calls: number
let now: number
let publish: () => void

beforeEach(() => {
  images = ['/images/own.jpg', 'https://goods.example/a.jpg']
  answers = {
    wpPosts: [{ content: '<p><img src="//articles.example/b.jpg"></p>' }],
    bannersJson: [{ image: 'https://banners.example/c.webp' }],
  }
  isSilent = false
  changes = 0
  calls = 0
  now = 0
})

function open() {
  return createContentHosts({
    client: {
      async call({ name }: { name: string }) {
        calls += 1
        if (isSilent) throw new Error('silent')
        return { ok: true, value: answers[name] ?? [] }
      },
    } as unknown as Client,
    documents: {
      catalogue: async () =>
        ({ categories: [], products: [{ images, description: '' }] }) as unknown as Catalogue,
      front: async () => ({ pageType: 'cat1', extra: { picture: 'https://front.example/d.png' } }),
    },
    onPublished(listener) {
      publish = listener
    },
    onChanged: () => {
      changes += 1
    },
    now: () => new Date(now),
  })
}

it('tells where goods, articles, banners and templates have their pictures', async () => {
  const hosts = open()
  expect([...((await hosts()) ?? [])].toSorted()).toEqual([
    'https://articles.example',
    'https://banners.example',
    'https://front.example',
    'https://goods.example',
  ])
  await hosts()
  expect([calls, changes]).toEqual([5, 1])
})

it('looks again after a publish, and tells of it when something is new', async () => {
  const hosts = open()
  await hosts()
  publish()
  await vi.waitFor(() => expect(calls).toBe(10))
  expect(changes).toBe(1)
  images.push('https://new.example/e.jpg')
  publish()
  await vi.waitFor(() => expect(changes).toBe(2))
  expect(await hosts()).toContain('https://new.example')
})

it('does not know while a server is silent, asks again with the next page, and keeps what it knew', async () => {
  isSilent = true
  const hosts = open()
  expect(await hosts()).toBeNull()
  isSilent = false
  expect(await hosts()).toContain('https://goods.example')
  isSilent = true
  now += 600_000
  expect(await hosts()).toContain('https://goods.example')
})
