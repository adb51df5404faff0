import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

/** Two commands started together would install and build over each other; the second waits for the first. */
export async function oneAtATime(work, name = 'set-up') {
  const file = inRoot('.cache', `${name}.lock`)
  mkdirSync(inRoot('.cache'), { recursive: true })
  let said = false
  while (!take(file)) {
    if (!said) say('Another command is setting up this folder; waiting for it.')
    said = true
    await wait(300)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(openSync(file, 'wx'), String(process.pid))
    return true
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault
    // A command that was killed leaves its lock behind.
    if (!ownerLives(file)) rmSync(file, { force: true })
    return false
  }
}

function ownerLives(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    return owner > 0 ? process.kill(owner, 0) : true
  } catch (fault) {
    return fault.code === 'EPERM'
  }
}
