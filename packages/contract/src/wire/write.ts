import * as z from 'zod/mini'
import type { Codec } from './codec.ts'
import type { JsonObject } from './json.ts'

/** The canonical wire form of a domain value. */
export const write = <T>(codec: Codec<T>, value: T): JsonObject => z.encode(codec, value) as JsonObject
