import { beforeEach, describe, expect, it } from 'vitest'
import { encodePage } from './encoded-page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const page = (size = 10) => encodePage(200, new Headers(), new Uint8Array(size))
let clock: number
let cache: PageCache

beforeEach(() => {
  clock = 0
  cache = createPageCache({ freshMs: 100, staleMs: 1_000, mostBytes: 12_000 }, () => clock)
})

describe('the page cache', () => {
  it('says until when a page is new, and from when it is too old to be given', () => {
    const home = page()
    cache.set('/', home, cache.generation())
    expect(cache.get('/')?.page).toBe(home)
    expect(cache.get('/')).toMatchObject({ freshUntil: 100, oldFrom: 1_000 })
    clock = 50
    cache.set('/', page(), cache.generation())
    expect(cache.get('/')).toMatchObject({ freshUntil: 150, oldFrom: 1_050 })
  })

  it('lets made-up queries push out one another only', () => {
    cache.set('/', page(700), cache.generation())
    for (let n = 0; n < 1_000; n++) cache.set(`/?x=${n}`, page(700), cache.generation())
    expect(cache.get('/')).not.toBeNull()
    expect(cache.get('/?x=0')).toBeNull()
    expect(cache.get('/?x=999')).not.toBeNull()
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
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) cache.set(path, page(900), cache.generation())
    expect(cache.get('/a')).toBeNull()
    expect(cache.get('/f')).not.toBeNull()
  })

  it('counts a page that was replaced once', () => {
    for (let times = 0; times < 50; times++) cache.set('/a', page(700), cache.generation())
    cache.set('/b', page(700), cache.generation())
    expect(cache.get('/a')).not.toBeNull()
    expect(cache.get('/b')).not.toBeNull()
  })
})
