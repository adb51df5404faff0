import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inRoot } from './steps/root.mjs'
import { testEnvironment } from './steps/test-environment.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'samobranka-dev-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('npm run dev opens the shop without a build, and leaves when it is told to', {
  timeout: 240_000,
}, async () => {
  const child = spawn(process.execPath, [inRoot('scripts/dev.mjs')], {
    env: { ...testEnvironment(process.env), PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  try {
    const page = await fetch(await addressOf(child))
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('<title>Самобранка</title>')
    // The sources themselves, by the name they have in the repository.
    expect(text).toContain('import("/app/entry.client.tsx")')
    const office = await fetch(new URL('/office/orders/7', page.url))
    expect(await office.text()).toContain('src="/office/src/main.tsx"')
    const screens = await fetch(new URL('/office/src/routes.tsx', page.url))
    expect(await screens.text()).toContain('screens')
    const entry = await fetch(new URL('/app/entry.client.tsx', page.url))
    expect(await entry.text()).toContain('hydrateRoot')
  } finally {
    child.kill('SIGTERM')
  }
  expect(await gone).toEqual([0, null])
})

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk) => {
      output += chunk
      const address = /Samobranka is open: (http\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`It ended before it opened:\n${output}`)))
  })
}
