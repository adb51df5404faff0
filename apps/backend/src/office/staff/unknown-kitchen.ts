import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'

/** Somebody at a kitchen that is not there would see nothing and not know why. */
export function unknownKitchen(kitchens: readonly number[], context: Context): Refusal | null {
  const { warehouses } = context.snapshot().own()
  const unknown = kitchens.filter((kitchen) => !warehouses.some(({ id }) => id === kitchen))
  return unknown.length === 0 ? null : refuse(422, 'unknown_kitchen', { data: { kitchens: unknown } })
}
