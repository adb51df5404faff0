/** For `scripts/start.mjs` and the host alike. */
export function tuneV8(): void
