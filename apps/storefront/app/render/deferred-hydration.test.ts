import { expect, it } from 'vitest'
import { deferHydration } from './deferred-hydration.ts'

const page = `<head><link rel="modulepreload" href="/assets/router-1.js" nonce="n"/><link rel="modulepreload" href="/assets/react-1.js"/></head><body><p>Пицца</p><script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");</script></body>`

it('asks for no script before the page is painted', () => {
  const deferred = deferHydration(page)
  expect(deferred).not.toContain('<link rel="modulepreload"')
  expect(deferred.indexOf('await waitForLoad(["/assets/router-1.js","/assets/react-1.js"])')).toBeGreaterThan(
    0,
  )
  expect(deferred.indexOf('await waitForLoad(')).toBeLessThan(deferred.indexOf('import('))
})

it('takes them one by one, the libraries first, and begins last', () => {
  const steps = [...deferHydration(page).matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file)
  expect(steps).toEqual([
    '/assets/react-1.js',
    '/assets/router-1.js',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
    '/assets/entry-1.js',
  ])
  expect(deferHydration(page)).toContain('const route0=await import("/assets/root-1.js")')
})

it('leaves the rest of a page as it is', () => {
  const plain = '<body><p>import "x";</p><script>var a=1</script></body>'
  expect(deferHydration(plain)).toBe(plain)
})
