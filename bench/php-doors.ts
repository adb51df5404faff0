import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCode } from '@samobranka/contract'
import { rightCall } from '../apps/host/src/testing/crooked-calls.ts'
import type { Known } from '../apps/host/src/testing/judge-arrival.ts'
import { findProgram } from './lib/find-program.ts'
import { openHost } from './lib/open-host.ts'
import { judgeReading } from './php-doors/judge-reading.ts'
import { startPhp } from './php-doors/php-server.ts'
import { sendCall, sendCrooked } from './php-doors/send-crooked.ts'

const stranger: Known = { userId: null, token: 'annas-token', key: 'ck_shop', secret: 'cs_shop' }

const visitors = [
  { who: 'a browser without a session', surface: '/api', known: stranger },
  { who: 'a browser with a session', surface: '/api', known: { ...stranger, userId: 7 } },
  { who: 'a stranger at the integrators’ door', surface: '', known: { ...stranger, provesHimself: true } },
] as const

const folder = mkdtempSync(join(tmpdir(), 'samobranka-php-'))
writeFileSync(
  join(folder, 'keys.json'),
  JSON.stringify({ consumer_key: stranger.key, consumer_secret: stranger.secret }),
)
const php = await startPhp(findProgram('php') ?? 'php', join(folder, 'seen.jsonl'))
const host = await openHost(folder, { BACKEND_URL: php.url, LOG_LEVEL: 'fatal' })
const origin = new URL(`http://127.0.0.1:${host.port}`)
let faults = 0
try {
  const login = await sendCall(new Agent(), origin, '/api', rightCall(checkCode), {})
  const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  if (!cookie.startsWith('sid=')) throw new Error(`The login answered ${login.status} ${login.body}`)
  php.take()
  for (const { who, surface, known } of visitors) {
    const statuses = await sendCrooked(origin, surface, known.userId === null ? {} : { cookie })
    const seen = php.take()
    const wrong = new Set(seen.flatMap((one) => judgeReading(one, known)))
    faults += wrong.size
    const sent = [...statuses.values()].reduce((one, other) => one + other, 0)
    console.log(`${who}: ${sent} calls, ${seen.length} reached PHP, ${wrong.size} of it not the contract’s`)
    console.log(
      `  ${[...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
    )
    for (const what of [...wrong].slice(0, 20)) console.log(`    ${what.slice(0, 300)}`)
    if (seen.length < 500) throw new Error('Nearly nothing reached PHP: nothing was tried.')
  }
} finally {
  await host.stop()
  await php.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults === 0 ? 0 : 1
