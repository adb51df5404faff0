import { ACTIVITY_EVENTS } from '../startup/activity-events.ts'
import { HANDOFF_ID } from './handoff-data.ts'

/** The browser itself has much to do when a page has come: whoever wakes beside it takes twice as long. */
const REST_MS = 600
/** On a network that hangs the page never has come. */
const PATIENCE_MS = 1500
/** After a file that is compiled whole as it comes (see vite.config.ts): several at once take the cores from the page. */
const APART_MS = 40
const COMPILED = /\/(?:react|router|shop|menu)-/

/** The framework's own way in: what it imports, and what it says in between. */
const WAY_IN = /(<script[^>]* type="module" async="">)([^<]*)(?=<\/script>)/
const FILES = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/** The libraries, which everything else stands on. */
const LIBRARIES = /^\/assets\/(?:react|router)-/

/** The data stands behind the page as a text (`handoff-data.ts`); the framework's own script would have told it at once. */
const TAKE_DATA = `
new Promise(read=>document.readyState==='loading'?addEventListener('DOMContentLoaded',read,{once:true}):read()).then(()=>{const data=window.__reactRouterContext.streamController;data.enqueue(document.getElementById('${HANDOFF_ID}').textContent);data.close()});
`

/**
 * Waits for the first frame and the picture that is loudest in it, until it is seen (a frame is on the screen when the next
 * one is drawn), but not for long; a tab in the background has no frames. Then the files are asked for, one soon after the
 * other, and taken when the page has come and rested; all at once when somebody wants something of it. Whatever is put into
 * a page, a link as well, is a frame of it: they are put there together.
 */
const begin = (files: readonly string[]): string => `
const after=ms=>new Promise(done=>setTimeout(done,ms));
const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
const activity=new AbortController,hand=new Promise(done=>${JSON.stringify(ACTIVITY_EVENTS)}.forEach(name=>addEventListener(name,done,{passive:true,capture:true,signal:activity.signal})));
const come=new Promise(done=>document.readyState==='complete'?done():addEventListener('load',done,{once:true}));
if(!document.hidden){await Promise.race([hand,frame(),after(1000)]);await Promise.race([hand,document.querySelector('img[fetchpriority=high]')?.decode().then(frame).then(frame,()=>0),after(1000)])}
const links=${JSON.stringify(files)}.map(href=>Object.assign(document.createElement('link'),{href}));
document.head.append(...links);
for(const link of links){link.rel='modulepreload';await Promise.race([hand,after(${COMPILED}.test(link.href)?${APART_MS}:0)])}
await Promise.race([hand,come.then(()=>after(${REST_MS})),after(${PATIENCE_MS})]);
activity.abort();
`

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
  const first = libraries.map((file) => `await import("${file}");await after();`).join('')
  const woken = tail
    .replaceAll(FILES, '')
    .replace(
      WAY_IN,
      (_, open: string, code: string) => `${open}${begin(files)}${TAKE_DATA}${first}${oneByOne(code)}`,
    )
  return html.slice(0, end) + woken
}

const oneByOne = (code: string): string =>
  code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);await after();')
    .replace(/^import ("[^"]+");/gm, 'await import($1);')
