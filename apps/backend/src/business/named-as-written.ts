type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (wire: unknown): Fields =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? (wire as Fields) : {}
const listOf = (wire: unknown): readonly unknown[] => (Array.isArray(wire) ? wire : [])
const textOf = (wire: unknown): string => (typeof wire === 'string' ? wire : '')
const idOf = (wire: unknown): number | null => {
  const id = typeof wire === 'string' && wire.trim() !== '' ? Number(wire) : wire
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** By what names and ids a document that cannot be read calls itself and its parts; empty where it says nothing of use. */
export const namedAsWritten = {
  slugged: (wire: unknown) => ({ slug: textOf(fieldsOf(wire).slug) }),
  categories: (wire: unknown) => {
    const { slug, parent } = fieldsOf(wire)
    return { slug: textOf(slug), parent: idOf(parent) ?? 0 }
  },
  coupons: (wire: unknown) => ({ code: textOf(fieldsOf(wire).code), id: idOf(fieldsOf(wire).id) ?? 0 }),
  zones: (wire: unknown) =>
    listOf(fieldsOf(wire).features).map((feature) => ({
      id:
        textOf(fieldsOf(fieldsOf(feature).properties).id) ||
        idOf(fieldsOf(fieldsOf(feature).properties).id) ||
        '',
    })),
  products: (wire: unknown) => {
    const { variations_data, stock } = fieldsOf(wire)
    const variations = listOf(variations_data).map((one) => ({ id: idOf(fieldsOf(one).variation_id) ?? '' }))
    // Of variations that cannot be told apart nobody can say which one is missing.
    const areNamed = variations.length > 0 && variations.every(({ id }) => id !== '')
    return {
      variations,
      stock: (areNamed ? listOf(stock) : []).map((one) => ({
        variationId: idOf(fieldsOf(one).variation_id),
      })),
    }
  },
}
