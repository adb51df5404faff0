/** Bots, Lighthouse, Facebook's and Google's crawlers. */
const CRAWLER = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|facebot|google(?!\s*chrome)/i

export function isCrawler(request: Request): boolean {
  return CRAWLER.test(request.headers.get('User-Agent') ?? '')
}
