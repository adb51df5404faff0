const PARTED = /(\d) (?=(?:\p{L}{1,4}(?!\p{L})|[%₽]))/gu

/** «420–760 г» as an operator writes it, the unit on one line with its number. */
export const boundUnits = (text: string): string => text.replace(PARTED, '$1\u00a0')
