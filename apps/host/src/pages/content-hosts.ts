import { setTimeout as pause } from 'node:timers/promises'
import {
  bannersJson,
  brands,
  type Client,
  type Endpoint,
  galleries,
  wpPages,
  wpPosts,
} from '@samobranka/contract'
import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import type { Catalogue } from '@samobranka/rules'
import type { Documents } from '../documents/documents.ts'
import { hostsIn } from './hosts-in.ts'

export interface ContentHostsParts {
  readonly client: Client
  readonly documents: Pick<Documents, 'catalogue' | 'front'>
  onPublished(listener: () => void): void
  /** Pages that were made meanwhile do not know of the new ones. */
  onChanged(): void
  now(): Date
}

/** A page rather allows more than is needed than to wait for a silent server. */
const patienceMs = 2_000

/** A foreign server tells of no publish: it is asked anew so often. */
const askEveryMs = 600_000

const calls = [bannersJson, brands, galleries, wpPosts, wpPages] as const

/**
 * The hosts that what the operator has written names: pictures of goods, articles, banners may lie there. null while
 * nobody knows; what was known last is good until it is known anew.
 */
export function createContentHosts(parts: ContentHostsParts): () => Promise<ReadonlySet<string> | null> {
  let known: ReadonlySet<string> | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const [goods, front, ...answers] = await Promise.all([
      parts.documents.catalogue(DEFAULT_LANGUAGE, null),
      parts.documents.front(),
      ...calls.map((call) => parts.client.call(call as Endpoint, { query: { perPage: 100 } })),
    ])
    const found = new Set<string>()
    hostsOfGoods(goods, found)
    hostsIn(JSON.stringify(front), found)
    for (const answer of answers) if (answer.ok) hostsIn(JSON.stringify(answer.value), found)
    const isNew = known === null || [...found].join() !== [...known].join()
    known = found
    if (isNew) parts.onChanged()
  }

  const lookAgain = () => {
    askedAt = parts.now().getTime()
    looking = look().catch(() => {
      // Who cannot be asked now is asked with one of the next pages.
      askedAt = Number.NEGATIVE_INFINITY
    })
  }
  parts.onPublished(lookAgain)
  return async () => {
    if (Math.abs(parts.now().getTime() - askedAt) >= askEveryMs) lookAgain()
    if (known === null) await Promise.race([looking, pause(patienceMs, null, { ref: false })])
    return known
  }
}

/** Nearly all goods lie with the shop and name no host at all; only texts that do are looked at closely. */
function hostsOfGoods({ products, categories }: Catalogue, found: Set<string>): void {
  for (const { images, description } of products) {
    for (const image of images) hostsIn(image, found)
    hostsIn(description, found)
  }
  for (const category of categories)
    for (const value of Object.values(category)) if (typeof value === 'string') hostsIn(value, found)
}
