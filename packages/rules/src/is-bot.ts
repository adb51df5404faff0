// Cubot is a maker of phones: its owners are people. (No lookbehind: older Safari cannot read it and would load nothing.)
const BOT =
  /(?:^|[^u])bot|(?:^|[^c])ubot|crawl|spider|slurp|lighthouse|facebookexternalhit|facebookcatalog|meta-external|google-|-google|googleother/i

/** Bots and crawlers, by what they call themselves. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
