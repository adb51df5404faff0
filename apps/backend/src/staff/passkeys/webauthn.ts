/** Loaded when the first passkey is made or shown: it is large, and a shop opens without it. */
export const webauthn = () => import('@simplewebauthn/server')
