import { boundedMap } from '@samobranka/backend'
import { type Answer, bannersJson, brands, type Client, galleries, redirects } from '@samobranka/contract'

/** What pages ask for and only a publish changes. */
const PUBLISHED: ReadonlySet<string> = new Set(
  [bannersJson, brands, galleries, redirects].map(({ name }) => name),
)

/** Paths are the visitors' to make up: they must not fill the memory. Answers to them are a few words or shared. */
const MOST_BYTES = 1024 * 1024

/**
 * An embedded backend tells of every publish: what it answers until the next one is kept, and a page is drawn without
 * asking. Refusals are not kept.
 */
export function cachePublished(onPublished: (listener: () => void) => void): (client: Client) => Client {
  const kept = boundedMap<Promise<Answer<unknown>>>(MOST_BYTES, () => 1_024)
  onPublished(() => kept.clear())

  function keep<A>(key: string, answer: Promise<Answer<A>>): Promise<Answer<A>> {
    kept.set(key, answer)
    const forget = () => kept.get(key) === answer && kept.delete(key)
    answer.then(({ ok }) => ok || forget(), forget)
    return answer
  }

  return (client) => ({
    call<A>(...[endpoint, options]: Parameters<Client['call']>) {
      if (!PUBLISHED.has(endpoint.name)) return client.call(endpoint, options) as Promise<Answer<A>>
      const key = JSON.stringify([endpoint.name, options?.query])
      const known = kept.get(key) as Promise<Answer<A>> | undefined
      return known ?? keep(key, client.call(endpoint, options) as Promise<Answer<A>>)
    },
  })
}
