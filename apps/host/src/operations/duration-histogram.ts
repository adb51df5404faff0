const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels = readonly [string, string, string]

export interface DurationHistogram {
  observe(first: string, second: string, third: string, seconds: number): void
  /** In the Prometheus text format. */
  text(): string
}

interface Row {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
}

/**
 * A Prometheus histogram of three labels. The library's own costs 1.6 µs an observation, a tenth of what a kept page
 * costs altogether; this one looks its row up without making a key of the labels, and counts in place.
 */
export function createDurationHistogram(name: string, help: string, names: Labels): DurationHistogram {
  const rows = new Map<string, Map<string, Map<string, Row>>>()

  function rowOf(first: string, second: string, third: string): Row {
    const seconds = entry(rows, first, () => new Map<string, Map<string, Row>>())
    const thirds = entry(seconds, second, () => new Map<string, Row>())
    return entry(thirds, third, () => ({
      labels: [first, second, third],
      counts: new Array(bounds.length + 1).fill(0),
      sum: 0,
    }))
  }

  return {
    observe(first, second, third, seconds) {
      const row = rows.get(first)?.get(second)?.get(third) ?? rowOf(first, second, third)
      let at = 0
      while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1
      row.counts[at] = (row.counts[at] ?? 0) + 1
      row.sum += seconds
    },
    text() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      for (const { labels, counts, sum } of all(rows)) {
        const shown = names.map((label, index) => `${label}="${labels[index]}"`).join(',')
        let total = 0
        counts.forEach((count, index) => {
          total += count
          lines.push(`${name}_bucket{le="${bounds[index] ?? '+Inf'}",${shown}} ${total}`)
        })
        lines.push(`${name}_sum{${shown}} ${sum}`, `${name}_count{${shown}} ${total}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

const all = (rows: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Row>>>): Row[] =>
  [...rows.values()].flatMap((seconds) => [...seconds.values()].flatMap((thirds) => [...thirds.values()]))
