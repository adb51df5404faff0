import type { Catalogue } from '@samobranka/rules'
import { catalogueSteps } from '../catalogue/read-catalogue.ts'
import { writeCatalogue } from '../catalogue/write-catalogue.ts'
import { category } from '../nouns/catalogue/category.ts'
import { popularAnswer } from '../nouns/catalogue/popular-goods.ts'
import { product } from '../nouns/catalogue/product.ts'
import { language, shortWord } from '../nouns/request-parts.ts'
import { type Codec, codecOf } from '../wire/codec.ts'
import { isObject } from '../wire/json.ts'
import { type JsonSchema, listOfThese, type SchemaWriter } from '../wire/json-schema.ts'
import { listOf } from '../wire/list.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

const categorySchema = (writer: SchemaWriter): JsonSchema =>
  writer.noun('CatalogueCategory', () => ({
    ...writer.open(category),
    properties: {
      ...(writer.open(category).properties as object),
      products: listOfThese(writer.of(product)),
      subCategories: listOfThese(categorySchema(writer)),
    },
  }))

/** The published tree as the flat catalogue: too large to be read twice, it leaves out and warns by itself. */
export const catalogueDocument: Codec<Catalogue> = codecOf<Catalogue>({
  decode: (wire, reader) =>
    isObject(wire) || listOf(wire) !== null
      ? catalogueSteps(wire, reader.pause, reader.onWarning)
      : reader.refuse(wire, 'a list of categories'),
  encode: (catalogue) => writeCatalogue(catalogue, 'full'),
  schema: (writer) => listOfThese(categorySchema(writer)),
})

const fileRow = {
  method: 'GET',
  auth: 'public',
  summary: 'Categories with their products, as published.',
  query: query({ t: shortWord, lang: language, nocache: shortWord }),
  answer: catalogueDocument,
  refusals: ['not_found'],
} as const

/** `file` is prodcat_main_categories_only, prodcat_main or prodcat, with `-lang` behind it for other languages. */
export const catalogueFile = endpoint({
  ...fileRow,
  name: 'catalogueFile',
  path: '/wp-content/uploads/app_sync/{file}.json',
})

/** The same document at the path a location names in `price_file_path`. */
export const priceFile = (path: string) => endpoint({ ...fileRow, name: 'priceFile', path })

export const popularGoods = endpoint({
  name: 'popularGoods',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/products/popular',
  summary: 'What the latest orders held most often, and what they held together; empty while there are few.',
  auth: 'public',
  answer: popularAnswer,
})
