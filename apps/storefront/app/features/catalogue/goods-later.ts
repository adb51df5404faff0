/** What brings goods that did not come with their page: one file, as whoever wants one of them soon wants the other. */
export { awaitRow } from './await-row.ts'
export { takePart } from './take-part.ts'
