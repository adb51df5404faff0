import type { Database } from './database.ts'

/** Listens until the answer is called, also where that is before the connection is there. */
export function keepListening(
  db: Pick<Database, 'listen'>,
  topic: string,
  heard: () => void,
  onFault: (fault: unknown) => void,
): () => Promise<void> {
  let isOpen = true
  let unlisten: (() => Promise<void>) | undefined
  db.listen(topic, heard).then(async (stop) => {
    if (isOpen) unlisten = stop
    else await stop()
  }, onFault)
  return async () => {
    isOpen = false
    await unlisten?.()
  }
}
