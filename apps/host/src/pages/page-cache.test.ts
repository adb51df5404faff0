import { beforeEach, describe, expect, it } from 'vitest'
import { finishPage } from './finished-page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const page = (size = 10) => finishPage(200, new Headers(), new Uint8Array(size))
let clock: number
let cache: PageCache

beforeEach(() => {
  clock = 0
  cache = createPageCache(1_000, 3_000, () => clock)
})

describe('the page cache', () => {
  it('gives a page until its time is over', () => {
    const home = page()
    cache.set('/', home, cache.generation())
    clock = 999
    expect(cache.get('/')).toBe(home)
    clock = 1_000
    expect(cache.get('/')).toBeNull()
  })

  it('forgets everything at a publish, also what was being rendered meanwhile', () => {
    const begun = cache.generation()
    cache.set('/', page(), begun)
    cache.clear()
    expect(cache.get('/')).toBeNull()
    cache.set('/', page(), begun)
    expect(cache.get('/')).toBeNull()
  })

  it('lets the oldest go when it is full', () => {
    for (const path of ['/a', '/b', '/c', '/d']) cache.set(path, page(700), cache.generation())
    expect(cache.get('/a')).toBeNull()
    expect(cache.get('/d')).not.toBeNull()
  })

  it('counts a page that was replaced once', () => {
    for (let times = 0; times < 50; times++) cache.set('/a', page(700), cache.generation())
    cache.set('/b', page(700), cache.generation())
    expect(cache.get('/a')).not.toBeNull()
    expect(cache.get('/b')).not.toBeNull()
  })
})
