import { isObject, type Json, type JsonObject } from '../wire/json.ts'
import type { BusinessFileName } from './business-files.ts'

type SaysSomething = (element: JsonObject) => boolean

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) ? Object.keys(value).length > 0 : Boolean(value)

const OLD_NAMES: Readonly<Record<string, string>> = {
  flat_rate: 'delivery',
  local_pickup: 'pickup',
  lounge: 'lounge',
}

/** Fields of the specification that nothing here depends on, by file; each says when one says more than nothing. */
const IDLE: Partial<Record<BusinessFileName, Readonly<Record<string, SaysSomething>>>> = {
  'products.json': {
    countable: ({ countable }) => countable === false,
    restaurants: ({ restaurants }) => filled(restaurants),
    url: ({ url }) => filled(url),
  },
  'shipping.json': {
    dbType: ({ dbType, type }) => filled(dbType) && dbType !== type,
    oldType: ({ oldType, type }) => filled(oldType) && oldType !== OLD_NAMES[String(type)],
  },
  'settings.json': {
    'facade.catalog_front': ({ facade }) => isObject(facade) && filled(facade.catalog_front),
    translate: ({ translate }) => filled(translate),
  },
}

export interface IdleField {
  readonly field: string
  /** How many elements of the file have it. */
  readonly count: number
}

/** What a file says that is read, kept and written back, and changes nothing in this shop. */
export function idleFields(name: BusinessFileName, documents: readonly Json[]): IdleField[] {
  return Object.entries(IDLE[name] ?? {}).flatMap(([field, says]) => {
    const count = documents.filter((one) => isObject(one) && says(one as JsonObject)).length
    return count > 0 ? [{ field, count }] : []
  })
}
