/** PHP's ways of saying "nothing" where something else than a text or a flag is meant. */
export const isNothing = (wire: unknown): boolean =>
  wire === undefined || wire === null || wire === '' || wire === false || isEmptyArray(wire)

const isEmptyArray = (wire: unknown): boolean => Array.isArray(wire) && wire.length === 0
