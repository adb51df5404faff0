import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBuiltOffice } from './open-built-office.ts'

let root: string
let build: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'office-'))
  build = join(root, 'apps', 'office', 'build')
})

function put(script: string, at: number): void {
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'client', 'assets'), { recursive: true })
  writeFileSync(join(build, 'client', 'index.html'), `<script src="/office/assets/${script}.js">`)
  writeFileSync(join(build, 'client', 'assets', `${script}.js`), script)
  writeFileSync(join(build, 'complete'), '')
  utimesSync(join(build, 'complete'), at, at)
}

describe('the built office', () => {
  it('is not there before it is built, and found when it is', async () => {
    const office = await openBuiltOffice(root)
    expect(await office.page('/office/')).toBeNull()
    put('one', 1_000)
    expect(await office.page('/office/')).toContain('one.js')
    expect(office.assets.get('/office/assets/one.js')).toBeDefined()
  })

  it('is not taken while it is half written', async () => {
    put('one', 1_000)
    rmSync(join(build, 'complete'))
    expect(await (await openBuiltOffice(root)).page('/office/')).toBeNull()
  })

  it('of the next build takes its place, and leaves the files that open pages still ask for', async () => {
    put('one', 1_000)
    const office = await openBuiltOffice(root)
    put('two', 2_000)
    expect(await office.page('/office/orders/7')).toContain('two.js')
    expect(office.assets.get('/office/assets/one.js')).toBeDefined()
    expect(office.assets.get('/office/assets/two.js')).toBeDefined()
  })

  it('stays while the next one is being built', async () => {
    put('one', 1_000)
    const office = await openBuiltOffice(root)
    rmSync(build, { recursive: true })
    expect(await office.page('/office/')).toContain('one.js')
  })

  it('does not give its page as a file, which would have no policy', async () => {
    put('one', 1_000)
    expect((await openBuiltOffice(root)).assets.get('/office/index.html')).toBeUndefined()
  })
})
