import { createClient } from '@samobranka/contract'

/**
 * The browser's face of the backend. Only modules that are loaded later import this: the contract's code has no
 * place in a first load.
 */
export const api = createClient({ fetch: (input, init) => fetch(input, init), baseUrl: '/api' })
