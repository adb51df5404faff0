import { spawn } from 'node:child_process'
import { StepFailed } from './run.mjs'
import { testEnvironment } from './test-environment.mjs'

const patience = 600_000
const noon = '2026-03-06T12:00:00+03:00'

/** `npm start` in a folder as a newcomer types it, until its first page is there; in how long, and after which silence. */
export async function openNewShop(folder, env) {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...testEnvironment(process.env), ...env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', CLOCK: noon },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm, its shell and the shop die together.
    detached: true,
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const kill = async () => {
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  try {
    const { url, silence } = await addressOf(child, gone)
    await readFirstPage(url)
    return { url, silence, ms: performance.now() - began, kill }
  } catch (fault) {
    await kill().catch(() => {})
    throw fault
  }
}

async function readFirstPage(url) {
  const page = await fetch(url)
  const text = await page.text()
  if (page.status !== 200 || !text.includes('</html>'))
    throw new StepFailed(`The first page is answered ${page.status}.`)
}

function addressOf(child, gone) {
  return new Promise((resolve, reject) => {
    let printed = ''
    let heard = performance.now()
    let silence = 0
    const late = setTimeout(() => {
      reject(new StepFailed(`The shop did not open within ${patience / 1000} s:\n${printed}`))
    }, patience)
    const hear = (chunk) => {
      const now = performance.now()
      silence = Math.max(silence, now - heard)
      heard = now
      printed += chunk
      process.stdout.write(String(chunk).replace(/^(?=\[)/gm, '  | '))
      const url = /Samobranka is open: (http\S+)/.exec(printed)?.[1]
      if (!url) return
      clearTimeout(late)
      resolve({ url, silence })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    gone.then((code) => {
      clearTimeout(late)
      reject(new StepFailed(`The shop ended (exit ${code}) before it opened:\n${printed}`))
    })
  })
}
