import { describe, expect, it, vi } from 'vitest'
import { createCachedDocument, type Loaded } from './cached-document.ts'

function kept(load: (etag: string | null) => Promise<Loaded<string>>, isStale = () => false) {
  const onFailure = vi.fn()
  const document = createCachedDocument({ load, now: () => new Date(0), isStale, patienceMs: 50, onFailure })
  return { document, onFailure }
}

describe('a kept document', () => {
  it('is loaded once, however many read it', async () => {
    const load = vi.fn(async () => ({ value: 'menu', etag: '"1"' }))
    const { document } = kept(load)
    expect(await Promise.all([document.read(), document.read()])).toEqual(['menu', 'menu'])
    expect(await document.read()).toBe('menu')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for by its etag after a publish, and kept when nothing changed', async () => {
    const load = vi.fn(
      async (etag: string | null): Promise<Loaded<string>> =>
        etag === '"1"' ? 'unchanged' : { value: 'menu', etag: '"1"' },
    )
    const { document } = kept(load)
    await document.read()
    document.expire()
    expect(await document.read()).toBe('menu')
    expect(load).toHaveBeenLastCalledWith('"1"')
    expect(await document.read()).toBe('menu')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is new for the first reader after a publish', async () => {
    let published = 'old'
    const { document } = kept(async () => ({ value: published, etag: null }))
    expect(await document.read()).toBe('old')
    published = 'new'
    document.expire()
    expect(await document.read()).toBe('new')
  })

  it('stays when the backend fails', async () => {
    let works = true
    const { document, onFailure } = kept(async () => {
      if (!works) throw new Error('down')
      return { value: 'menu', etag: null }
    })
    await document.read()
    works = false
    document.expire()
    expect(await document.read()).toBe('menu')
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('is null until it could be loaded, and asks a failing backend only now and then', async () => {
    const load = vi.fn(async (): Promise<Loaded<string>> => {
      throw new Error('down')
    })
    const { document } = kept(load)
    expect(await document.read()).toBeNull()
    expect(await document.read()).toBeNull()
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not keep a reader waiting for a slow backend when there is an old value', async () => {
    let slow = false
    const { document } = kept(
      async () => {
        if (slow) await new Promise(() => undefined)
        return { value: 'menu', etag: null }
      },
      () => slow,
    )
    await document.read()
    slow = true
    expect(await document.read()).toBe('menu')
  })
})
