/** The number in an address; 0, which is nobody’s, where there is none. */
export const numberIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
