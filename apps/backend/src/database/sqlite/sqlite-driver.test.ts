import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { driversHere, loadSqlite, sqliteDrivers } from './sqlite-driver.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const nodeHasOne = major > 22 || (major === 22 && minor >= 16)
const driverFile = join(import.meta.dirname, 'sqlite-driver.mjs')

it("takes Node's own where it is good enough, and the package everywhere", () => {
  expect(driversHere()).toEqual(nodeHasOne ? ['node', 'photostructure'] : ['photostructure'])
  expect(loadSqlite()).toBe(loadSqlite(nodeHasOne ? 'node' : 'photostructure'))
})

it.each(sqliteDrivers)('says in words what is missing, and nothing else on the way: %s', async (name) => {
  const script = `import { loadSqlite } from ${JSON.stringify(driverFile)}
    try { loadSqlite(${JSON.stringify(name)}); console.log('loaded') } catch (fault) { console.log(fault.message) }`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])
  expect(stderr).toBe('')
  expect(stdout.trim()).toMatch(driversHere().includes(name) ? /^loaded$/ : /22\.16/)
})
