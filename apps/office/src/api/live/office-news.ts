/** What the socket of a kitchen tells: ids only; what they mean is asked for. */
export const NEWS_KINDS = [
  'order',
  'alert',
  'switch',
  'kitchen',
  'request',
  'print',
  'counter',
  'table',
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export interface News {
  readonly kind: NewsKind
  readonly kitchen: number
  readonly data: Readonly<Record<string, unknown>>
}

type HearNews = (news: News) => void

const hearers = new Map<NewsKind, Set<HearNews>>()
const hearersOfMissed = new Set<() => void>()

export function hearNews(kind: NewsKind, hear: HearNews): () => void {
  const all = hearers.get(kind) ?? new Set()
  hearers.set(kind, all.add(hear))
  return () => void all.delete(hear)
}

/** Called when news may have been missed: the socket was away, or still is. Whoever shows something asks anew. */
export function hearMissed(hear: () => void): () => void {
  hearersOfMissed.add(hear)
  return () => void hearersOfMissed.delete(hear)
}

export function tellNews(news: News): void {
  for (const hear of hearers.get(news.kind) ?? []) hear(news)
}

export function tellMissed(): void {
  for (const hear of hearersOfMissed) hear()
}
