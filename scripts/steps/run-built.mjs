import { pathToFileURL } from 'node:url'

/**
 * Goes on as the built program, in this very process: a child would have to be told every signal,
 * would outlive a killed parent, and would cost the memory of a second Node.
 */
export async function runBuilt(file) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(file).href)
}
