import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

const file = inRoot('.cache', 'set-up.lock')

/** Two commands started together would install and build over each other; the second waits for the first. */
export async function oneAtATime(work) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  let said = false
  while (!take()) {
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

function take() {
  try {
    writeFileSync(openSync(file, 'wx'), String(process.pid))
    return true
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault
    // A command that was killed leaves its lock behind.
    if (!ownerLives()) rmSync(file, { force: true })
    return false
  }
}

function ownerLives() {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    return owner > 0 ? process.kill(owner, 0) : true
  } catch (fault) {
    return fault.code === 'EPERM'
  }
}
