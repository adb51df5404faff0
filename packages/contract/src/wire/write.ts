import type { Codec } from './codec.ts'
import type { JsonObject } from './json.ts'

/** The canonical wire form of a domain value. */
export const write = <T>(codec: Codec<T>, value: T): JsonObject => codec.encode(value) as JsonObject
