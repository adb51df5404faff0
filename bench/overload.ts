import { onEach } from './measure/stages.ts'
import { type OverloadOutcome, runOverload } from './overload/run-overload.ts'
import { kinds } from './overload/wants.ts'

const seconds = Number(process.argv[2] ?? 60)
const say = (line: string) => console.log(line)
const outcomes = await onEach(process.argv[3], (stage) => runOverload(stage, seconds, say))

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
for (const one of outcomes) {
  say(
    `${one.engine}: served alone ${Math.round(one.capacity)} a second; sent ${Math.round(one.offered)} a second for ${seconds} s.`,
  )
  for (const kind of kinds) {
    const { sent, served, shed, failed, p50, p99 } = one.figures[kind]
    const counts = `${sent} sent, ${served} served, ${shed} told to come again, ${failed} failed`
    say(`  ${kind}: ${counts}; served in ${Math.round(p50)} ms (p50), ${Math.round(p99)} ms (p99)`)
  }
  say(`  memory: ${one.memory.map(megabytes).join(' → ')}`)
  say(`  well again after ${Math.round(one.recoveredMs)} ms`)
  for (const fault of wrongOf(one)) say(`  ${fault}`)
}
process.exitCode = outcomes.every((one) => wrongOf(one).length === 0) ? 0 : 1

/** What must hold however many come. */
function wrongOf({ figures, memory, recoveredMs, unexplained }: OverloadOutcome): string[] {
  const { order, page } = figures
  const [first = 0, last = 0] = [memory[1], memory.at(-1)]
  const share = ({ shed, sent }: { shed: number; sent: number }) => shed / Math.max(1, sent)
  return [
    ...unexplained,
    ...(page.shed === 0 ? ['No page was shed: this was no overload'] : []),
    ...(order.served === 0 ? ['No order was served'] : []),
    ...(share(order) > share(page) / 10 ? ['Orders were shed like pages'] : []),
    ...(last > first * 1.15 ? [`Memory grew from ${megabytes(first)} to ${megabytes(last)}`] : []),
    ...(recoveredMs > 15_000 ? ['It did not recover by itself'] : []),
  ]
}
