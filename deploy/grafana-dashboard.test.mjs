import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createMetrics } from '../apps/host/src/operations/metrics.ts'

it('the dashboard asks for figures the shop tells', async () => {
  const metrics = createMetrics()
  metrics.observe('page', 'GET', 200, 0.1)
  const exposed = await (await metrics.expose()).text()
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'))
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ')
  const names = new Set(queries.match(/samobranka_\w+/g))
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(exposed))).toEqual([])
})
