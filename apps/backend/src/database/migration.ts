import type { Engine } from './column-types.ts'

/** Frozen once released: a database that ran it will never run it again, so an edit would reach nobody. */
export interface Migration {
  readonly name: string
  statements(engine: Engine): string[]
}
