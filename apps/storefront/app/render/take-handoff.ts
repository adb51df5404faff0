import type { EntryContext } from 'react-router'

/** The loaders' data, which the framework would stream after the markup: read first, to be put behind it. */
export async function takeHandoff(entry: EntryContext): Promise<Uint8Array | undefined> {
  if (!entry.serverHandoffStream) return undefined
  const data = await new Response(entry.serverHandoffStream).arrayBuffer()
  delete entry.serverHandoffStream
  return new Uint8Array(data)
}
