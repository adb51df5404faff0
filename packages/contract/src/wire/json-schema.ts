/** JSON Schema as data: a schema library's own objects would travel to every browser for the sake of one page. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Anything that tells the form of what it writes. */
interface Described {
  readonly schema: CodecSchema
}

/** Who describes: gives the form of a codec, and keeps nouns under their names. */
export interface SchemaWriter {
  of(codec: Described): JsonSchema
  /** The noun's own fields, not a reference to it. */
  open(codec: Described): JsonSchema
  /** A reference to what `make` makes; with no name, the thing itself. */
  noun(name: string, make: () => JsonSchema): JsonSchema
  /** Whether fields with a default may be left out, as they may in a request. */
  readonly side: 'answer' | 'request'
}

/** The canonical wire form of a codec: what `write` produces and the API description shows. */
export type CodecSchema = JsonSchema | ((writer: SchemaWriter) => JsonSchema)

export const aText: JsonSchema = { type: 'string' }
export const aWord: JsonSchema = { type: 'string', minLength: 1 }
export const aNumber: JsonSchema = { type: 'number' }
export const aFlag: JsonSchema = { type: 'boolean' }
export const LARGEST_ID = Number.MAX_SAFE_INTEGER
export const anId: JsonSchema = { type: 'integer', minimum: 0, maximum: LARGEST_ID }

export const matching = (pattern: RegExp): JsonSchema => ({ type: 'string', pattern: pattern.source })
export const between = (minimum: number, maximum: number): JsonSchema => ({
  type: 'integer',
  minimum,
  maximum,
})
export const listOfThese = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

export const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }

/** An object with all of these. */
export const withAll = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
