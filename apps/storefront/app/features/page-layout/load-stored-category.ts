import { loadLater } from '../../startup/load-later.ts'

/** Its code comes with the catalogue, which it cannot do without. */
export const loadStoredCategory = () => loadLater(() => import('./stored-category.ts'))
