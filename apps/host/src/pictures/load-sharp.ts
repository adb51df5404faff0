import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/**
 * sharp brings a library of pixels along, so it comes with the first picture. Each picture is made once and kept on
 * disk: a cache of pixels and a thread a core would only hold memory.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
