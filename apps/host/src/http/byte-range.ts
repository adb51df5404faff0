export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable' | null

/** One range of `size` bytes as the header asks for it, its end included; null where the whole is to be sent. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  // `-500` are the last five hundred.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
