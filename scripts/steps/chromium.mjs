import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from './root.mjs'
import { run, StepFailed } from './run.mjs'
import { say, whileSaying } from './say.mjs'

const system = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The program of a Chromium on this machine; it is fetched where there is none. */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await answers(wanted)) return wanted
    throw new StepFailed(`CHROMIUM_PATH is ${wanted}, which does not run.`)
  }
  return (await present()) ?? (await fetched())
}

async function present() {
  for (const program of system) {
    if (await answers(program)) return program.startsWith('/') ? program : whereIs(program)
  }
  const downloaded = playwrightsOwn()
  return existsSync(downloaded) ? downloaded : null
}

/** A file of that name is not enough: Ubuntu's chromium-browser is a note that it moved to snap. */
async function answers(program) {
  try {
    return (await run(program, ['--version'], { quiet: true })).code === 0
  } catch {
    return false
  }
}

async function whereIs(program) {
  const { output } = await run('sh', ['-c', `command -v ${program}`], { quiet: true })
  return output.trim()
}

function playwrightsOwn() {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test')
  return chromium.executablePath()
}

async function fetched() {
  say('There is no Chromium here: fetching one for the browser tests.')
  const isRoot = process.getuid?.() === 0
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const withDeps = isRoot ? ['--with-deps'] : []
  await whileSaying(
    () => '… fetching Chromium',
    run(process.execPath, [cli, 'install', ...withDeps, 'chromium']),
  )
  const own = playwrightsOwn()
  if (existsSync(own) && (await answers(own))) return own
  if (isRoot) {
    await run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'])
    const found = await present()
    if (found) return found
  }
  throw new StepFailed('No Chromium could be found or fetched; install one and set CHROMIUM_PATH.')
}
