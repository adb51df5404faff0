import { href } from 'react-router'
import { LANGUAGE_PARAMETER } from '../i18n/language-of.ts'
import { GOODS_PARAMETERS } from './page-parameters.ts'

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

export interface AskedPart extends GoodsPart {
  readonly language: string
}

export function goodsPartPath(part: AskedPart): string {
  const query = new URLSearchParams(part.search)
  query.set(GOODS_PARAMETERS.list, part.slugs.join('/'))
  query.set(GOODS_PARAMETERS.section, String(part.section))
  query.set(GOODS_PARAMETERS.from, String(part.from))
  query.set(LANGUAGE_PARAMETER, part.language)
  return `${href('/_goods')}?${query}`
}

export function readGoodsPart({ searchParams, search }: URL): GoodsPart {
  const whole = (key: string) => Math.max(0, Math.trunc(Number(searchParams.get(key)) || 0))
  const isRow = searchParams.get(GOODS_PARAMETERS.section) === ROW
  return {
    slugs: (searchParams.get(GOODS_PARAMETERS.list) ?? '').split('/'),
    section: isRow ? ROW : whole(GOODS_PARAMETERS.section),
    from: whole(GOODS_PARAMETERS.from),
    search,
  }
}
