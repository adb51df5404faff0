import sharp from 'sharp'

/** Each picture is made once and kept on disk: a cache of pixels and a thread a core would only hold memory. */
export function tameSharp(): void {
  sharp.cache(false)
  sharp.concurrency(1)
}
