import { script } from '../startup/deferred-hydration.ts?script'
import { HANDOFF_ID } from './handoff-data.ts'

/** The framework's own way in: what it imports, and what it says in between. */
const WAY_IN = /(<script[^>]* type="module" async="">)([^<]*)(?=<\/script>)/
const FILES = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/** The libraries, which everything else stands on. */
const LIBRARIES = /^\/assets\/(?:react|router)-/

/**
 * The page stands without its scripts. They are fetched when it is painted, so that its letters and its first picture
 * have the network to themselves, and take a turn each: one long task would hold up the first tap.
 */
export function deferHydration(html: string): string {
  // Both stand at the end of a long page, which need not be looked through letter by letter.
  const end = html.indexOf('<link rel="modulepreload"')
  if (end === -1) return html
  const tail = html.slice(end)
  const files = [...tail.matchAll(FILES)].map(([, file = '']) => file)
  const libraries = files.filter((file) => LIBRARIES.test(file)).sort()
  const first = libraries.map((file) => `await import("${file}");await nextTurn();`).join('')
  const deferred = tail
    .replaceAll(FILES, '')
    .replace(WAY_IN, (_, open: string, code: string) => `${open}${begin(files)}${first}${oneByOne(code)}`)
  return html.slice(0, end) + deferred
}

const oneByOne = (code: string): string =>
  code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);await nextTurn();')
    .replace(/^import ("[^"]+");/gm, 'await import($1);')

/** What stands in the browser of it: startup/deferred-hydration.ts. */
const begin = (files: readonly string[]): string => `
${script}
const {waitForLoad,passData,nextTurn}=deferredHydration;
await waitForLoad(${JSON.stringify(files)});
passData("${HANDOFF_ID}");
`
