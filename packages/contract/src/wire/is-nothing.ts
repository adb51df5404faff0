/**
 * PHP's ways of saying "nothing" where something else than a text or a flag is meant. A request has fewer of them: an
 * expected sum of `[]` or `false` is a mistake, and taken for "not told" it would place an order at any sum.
 */
export const isNothing = (wire: unknown, isRequest = false): boolean =>
  wire === undefined || wire === null || wire === '' || (!isRequest && (wire === false || isEmptyArray(wire)))

const isEmptyArray = (wire: unknown): boolean => Array.isArray(wire) && wire.length === 0
