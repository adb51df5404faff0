/** A longer body is no call of a shop. */
export const bodyLimit = 1024 * 1024
