import { href } from 'react-router'
import { LANGUAGE_PARAMETER } from './language-of.ts'

/** A part of a long list of goods: see `readGoodsPart`. */
interface GoodsPart {
  readonly slugs: readonly string[]
  readonly section: number
  readonly from: number
  readonly search: string
}

export function goodsPartPath({
  slugs,
  section,
  from,
  search,
  language,
}: GoodsPart & { readonly language: string }): string {
  const query = new URLSearchParams(search)
  query.set('at', slugs.join('/'))
  query.set('section', String(section))
  query.set('first', String(from))
  query.set(LANGUAGE_PARAMETER, language)
  return `${href('/_goods')}?${query}`
}

export function readGoodsPart({ searchParams, search }: URL): GoodsPart {
  const whole = (key: string) => Math.max(0, Math.trunc(Number(searchParams.get(key)) || 0))
  return {
    slugs: (searchParams.get('at') ?? '').split('/'),
    section: whole('section'),
    from: whole('first'),
    search,
  }
}
