import { href } from 'react-router'
import { LANGUAGE_PARAMETER } from './language-of.ts'
import { type PageParameter, pageParameter, readParameter } from './page-input.ts'

/** Which list, which section of it, and from which place on. */
const LIST = pageParameter('at')
const SECTION = pageParameter('section')
const FROM = pageParameter('first')

/** Of the whole category, as many as stand in its row on the home page. */
export const ROW = 'row'

/** A part of a list of goods: see `readGoodsPart`. */
export interface GoodsPart {
  /** The slugs of the category's address. */
  readonly slugs: readonly string[]
  readonly section: number | typeof ROW
  readonly from: number
  /** The filters and the order, as the address has them. */
  readonly search: string
}

export interface GoodsPartRequest extends GoodsPart {
  readonly language: string
}

export function goodsPartPath(part: GoodsPartRequest): string {
  const query = new URLSearchParams(part.search)
  query.set(LIST, part.slugs.join('/'))
  query.set(SECTION, String(part.section))
  query.set(FROM, String(part.from))
  query.set(LANGUAGE_PARAMETER, part.language)
  return `${href('/_goods')}?${query}`
}

export function readGoodsPart({ searchParams, search }: URL): GoodsPart {
  const whole = (parameter: PageParameter) =>
    Math.max(0, Math.trunc(Number(readParameter(searchParams, parameter)) || 0))
  const isRow = readParameter(searchParams, SECTION) === ROW
  return {
    slugs: (readParameter(searchParams, LIST) ?? '').split('/'),
    section: isRow ? ROW : whole(SECTION),
    from: whole(FROM),
    search,
  }
}
