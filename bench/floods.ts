import { setTimeout as pause } from 'node:timers/promises'
import { kept } from './floods/floods.ts'
import { hostUnderFloods } from './floods/host-under-floods.ts'

const times = Number(process.argv[2] ?? 1_000)
const restMs = Number(process.argv[3] ?? 60_000)
const MEGABYTE = 1_048_576

const host = await hostUnderFloods()
const ask = async (path: string, body: string): Promise<number> => {
  const response = await fetch(host.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  await response.arrayBuffer()
  return response.status
}

let isWell = true
try {
  for (const { path, body } of kept) for (let at = 0; at < 20; at += 1) await ask(path, body(-at))
  const before = await host.tell()
  for (const { name, path, body } of kept) {
    const statuses = new Map<number, number>()
    for (let at = 0; at < times; at += 1) {
      const status = await ask(path, body(at))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    console.log(`${times} ${name}: ${JSON.stringify(Object.fromEntries(statuses))}`)
    isWell &&= statuses.get(422) === times
  }
  const { worst } = await host.tell()
  await pause(restMs)
  const after = await host.tell()
  const grown = after.alive / before.alive
  console.log(
    `alive before ${Math.round(before.alive / MEGABYTE)} MB, after ${Math.round(after.alive / MEGABYTE)} MB; ` +
      `resident ${Math.round(before.rss / MEGABYTE)} and ${Math.round(after.rss / MEGABYTE)} MB; ` +
      `the loop was blocked ${Math.round(worst)} ms at worst`,
  )
  isWell &&= grown <= 1.25 && after.rss <= before.rss * 1.25
} finally {
  await host.close()
}
process.exitCode = isWell ? 0 : 1
