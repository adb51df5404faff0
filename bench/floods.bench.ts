import { heavy } from './floods/floods.ts'
import { hostUnderFloods } from './floods/host-under-floods.ts'
import { tell } from './measure/row.ts'

const ROUNDS = 15

const host = await hostUnderFloods()
try {
  const blocked: number[] = []
  const worked: number[] = []
  for (const { name, path, body } of heavy) {
    const own: number[] = []
    for (let round = -5; round < ROUNDS; round += 1) {
      const text = body(round)
      await host.tell()
      const response = await fetch(host.url + path, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      })
      if (response.status >= 500) throw new Error(`${name}: ${response.status}`)
      await response.arrayBuffer()
      const measured = await host.tell()
      if (round < 0) continue
      own.push(measured.worst)
      worked.push(measured.worked)
    }
    blocked.push(...own)
    console.log(`  ${name}: ${own.map(Math.round).join(', ')} ms`)
  }
  blocked.sort((a, b) => a - b)
  worked.sort((a, b) => a - b)
  const middle = blocked[Math.floor(blocked.length / 2)] ?? 0
  tell({
    name: 'One request of at most 1 MB holds the event loop, median',
    value: middle,
    unit: 'ms',
    budget: { most: 50 },
  })
  tell({ name: 'The same at worst', value: blocked.at(-1) ?? 0, unit: 'ms', budget: { most: 150 } })
  tell({
    name: 'Processor time of it, median',
    value: worked[Math.floor(worked.length / 2)] ?? 0,
    unit: 'ms',
  })
} finally {
  await host.close()
}
