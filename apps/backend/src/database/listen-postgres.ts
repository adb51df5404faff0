import pg from 'pg'

const RECONNECT_MS = 2_000

interface Listening {
  readonly url: string
  readonly channel: string
  readonly heard: (payload: string) => void
  readonly onFault: (fault: Error) => void
}

/** Holds a connection of its own, and takes a new one when it is lost. */
export async function listenPostgres(listening: Listening): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: listening.url })
    client = fresh
    fresh.on('notification', (message) => listening.heard(message.payload ?? ''))
    fresh.on('error', (fault) => {
      if (stopped) return
      listening.onFault(fault)
      retryLater()
    })
    await fresh.connect()
    await fresh.query(`listen ${pg.escapeIdentifier(listening.channel)}`)
  }

  function retryLater(): void {
    clearTimeout(again)
    again = setTimeout(() => {
      connect().catch((fault: Error) => {
        listening.onFault(fault)
        retryLater()
      })
    }, RECONNECT_MS)
    again.unref()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(again)
    await client?.end()
  }
}
