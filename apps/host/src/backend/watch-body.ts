/** A catalogue of ten thousand goods has twenty; what never ends must not fill the memory. */
const mostBytes = 64 * 1024 * 1024

export interface BodyListener {
  came(): void
  /** It broke off, ran out of time, or does not end. */
  broke(): void
}

/** Hands a body on as it comes, and tells how it ended. */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  { came, broke }: BodyListener,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let length = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          came()
          return controller.close()
        }
        length += value.byteLength
        if (length > mostBytes) throw new Error('The answer does not end')
        controller.enqueue(value)
      } catch (fault) {
        broke()
        controller.error(fault)
        await reader.cancel(fault).catch(() => undefined)
      }
    },
    // Who had enough was not let down.
    cancel(reason) {
      came()
      return reader.cancel(reason)
    },
  })
}
