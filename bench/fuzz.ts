import { runFuzz } from './fuzz/run-fuzz.ts'
import { onEach } from './measure/stages.ts'

const requests = Number(process.argv[2] ?? 20_000)
const outcomes = await onEach(process.argv[3], (stage) => runFuzz(stage, requests))

for (const { engine, sent, calls, statuses, slowestMs, faults } of outcomes) {
  const counts = Object.entries(statuses)
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
  console.log(`${engine}: ${sent} requests to ${calls} calls, slowest ${Math.round(slowestMs)} ms`)
  console.log(`  ${counts.join(', ')}`)
  console.log(`  ${faults.length} faults`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
}
process.exitCode = outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1
