import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { StepFailed } from './run.mjs'
import { testEnvironment } from './test-environment.mjs'

const patience = 60_000

/** A real shop on a free port with a database of its own, for tests that come from outside. */
export async function openShop(logFile, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'samobranka-'))
  const child = spawn(process.execPath, ['--enable-source-maps', inRoot('apps/host/dist/main.js')], {
    env: { ...testEnvironment(process.env), PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stderr.pipe(log)
  child.stdout.pipe(log)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const url = await addressOf(child, gone, logFile)
  return {
    url,
    dataDir,
    async close() {
      child.kill('SIGTERM')
      const code = await gone
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

function addressOf(child, gone, logFile) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new StepFailed(`The shop did not open within ${patience / 1000} s; see ${logFile}.`))
    }, patience)
    child.stdout.on('data', (chunk) => {
      printed += chunk
      const address = /Samobranka is open: (http\S+)/.exec(printed)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
    gone.then((code) => {
      clearTimeout(late)
      reject(new StepFailed(`The shop ended (exit ${code}) before it opened; see ${logFile}.`))
    })
  })
}
