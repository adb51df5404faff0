import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCode, type Endpoint, endpoints } from '@samobranka/contract'
import { checkArrival, type Known } from '../apps/host/src/testing/check-arrival.ts'
import { validCall } from '../apps/host/src/testing/malformed-calls.ts'
import { checkReading } from './php-backend/check-reading.ts'
import { startPhp } from './php-backend/php-server.ts'
import { sendCall, sendMalformed } from './php-backend/send-malformed.ts'
import { startWordPress } from './php-backend/wordpress-server.ts'
import { findProgram } from './shops/find-program.ts'
import { openHost } from './shops/open-host.ts'

const stranger: Known = { userId: null, token: 'annas-token', key: 'ck_shop', secret: 'cs_shop' }

const visitors = [
  { who: 'a browser without a session', surface: '/api', known: stranger },
  { who: 'a browser with a session', surface: '/api', known: { ...stranger, userId: 7 } },
  {
    who: 'a stranger who calls as an integrator',
    surface: '',
    known: { ...stranger, bringsCredentials: true },
  },
] as const

/** A foreign server, and what is wrong by the contract with what it was asked since the last time. */
interface Foreign {
  readonly url: string
  take(known: Known): { readonly seen: number; readonly wrong: readonly string[] }
  close(): Promise<void>
}

async function bare(folder: string): Promise<Foreign> {
  const php = await startPhp(findProgram('php') ?? 'php', join(folder, 'seen.jsonl'))
  return {
    ...php,
    take(known) {
      const seen = php.take()
      return { seen: seen.length, wrong: seen.flatMap((one) => checkReading(one, known)) }
    },
  }
}

async function wordpress(folder: string): Promise<Foreign> {
  const server = await startWordPress(folder)
  return {
    ...server,
    take(known) {
      // What a post embeds by the contract's `_embed` (its author, tags, answers), WordPress asks of itself.
      const seen = server.take().filter(({ query }) => query.context !== 'embed')
      const wrong = seen.flatMap(({ method, route, query }) =>
        checkArrival({ method, path: `/wp-json${route}`, query, headers: {}, body: '' }, known),
      )
      return { seen: seen.length, wrong }
    },
  }
}

/** WordPress takes its time: those of its calls where most is to be had. */
const chosen: readonly Endpoint[] = endpoints.filter(({ name }) =>
  ['wooOrdersV2', 'wooOrderById', 'wpPosts', 'redirects', 'checkCode'].includes(name),
)

const isWordPress = process.argv[2] === 'wordpress'
const folder = mkdtempSync(join(tmpdir(), 'samobranka-php-'))
const keys = { consumer_key: stranger.key, consumer_secret: stranger.secret }
writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
const foreign = await (isWordPress ? wordpress : bare)(folder)
const host = await openHost(folder, { BACKEND_URL: foreign.url, LOG_LEVEL: 'fatal' })
const origin = new URL(`http://127.0.0.1:${host.port}`)
let faults = 0
try {
  const login = await sendCall(new Agent(), origin, '/api', validCall(checkCode), {})
  const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  if (!cookie.startsWith('sid=')) throw new Error(`The login answered ${login.status} ${login.body}`)
  foreign.take(stranger)
  for (const { who, surface, known } of visitors) {
    const headers = known.userId === null ? {} : { cookie }
    const statuses = await sendMalformed(origin, surface, headers, isWordPress ? chosen : undefined)
    const { seen, wrong } = foreign.take(known)
    const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
    const sent = [...statuses.values()].reduce((one, other) => one + other, 0)
    console.log(`${who}: ${sent} calls, ${seen} of them asked, ${wrong.length} words not the contract’s`)
    console.log(`  ${counts.join(', ')}`)
    for (const what of new Set(wrong.slice(0, 20))) console.log(`    ${what.slice(0, 300)}`)
    if (seen < 40) throw new Error('Nearly nothing arrived: nothing was tried.')
    faults += wrong.length
  }
} finally {
  await host.stop()
  await foreign.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults === 0 ? 0 : 1
