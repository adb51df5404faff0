import { type Evening, runEvening } from './evening/run-evening.ts'
import { onEach } from './measure/stages.ts'

const orders = Number(process.argv[2] ?? 60)
const only = process.argv[3]
// A file has one host; a server is shared by two as well, each time a fresh one.
const evenings = [
  ...(await onEach(only, (stage) => told(runEvening(stage, 1, orders)))),
  ...(only === 'sqlite' ? [] : await onEach('postgres', (stage) => told(runEvening(stage, 2, orders)))),
]
process.exitCode = evenings.every(({ faults, isPastMidnight }) => faults.length === 0 && isPastMidnight)
  ? 0
  : 1

async function told(running: Promise<Evening>): Promise<Evening> {
  const evening = await running
  const { name, orders: placed, handed, cancelled, givenBack, faults } = evening
  const counts = `${placed} orders, ${handed} handed over, ${cancelled} cancelled, ${givenBack} given back`
  console.log(`${name}: ${counts}: ${faults.length} faults`)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  return evening
}
