import type { Catalogue } from '@samobranka/rules'
import { readCatalogue, readCatalogueInSlices } from '../catalogue/read-catalogue.ts'
import { writeCatalogue } from '../catalogue/write-catalogue.ts'
import { category } from '../nouns/catalogue/category.ts'
import { popularAnswer } from '../nouns/catalogue/popular-goods.ts'
import { product } from '../nouns/catalogue/product.ts'
import { language, shortWord } from '../nouns/request-parts.ts'
import { type Codec, expected, field } from '../wire/codec.ts'
import { type JsonSchema, listOfThese, type SchemaWriter } from '../wire/json-schema.ts'
import { listOf } from '../wire/list.ts'
import { readsTolerantly } from '../wire/read-tolerantly.ts'
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

/** The published tree as the flat catalogue. */
export const catalogueDocument: Codec<Catalogue> = readsTolerantly(
  field<Catalogue>({
    schema: (writer) => listOfThese(categorySchema(writer)),
    decode: (wire) => (listOf(wire) === null ? expected('a list of categories') : readCatalogue(wire)),
    encode: (catalogue) => writeCatalogue(catalogue, 'full'),
  }),
  { atOnce: readCatalogue, inSlices: readCatalogueInSlices },
)

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
