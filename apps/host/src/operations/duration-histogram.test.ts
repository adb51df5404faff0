import { describe, expect, it } from 'vitest'
import { createDurationHistogram } from './duration-histogram.ts'

describe('durations', () => {
  it('are told as a Prometheus histogram: each bucket holds all that was not slower', () => {
    const durations = createDurationHistogram('asked_seconds', 'How long', ['kind', 'method', 'status'])
    for (const seconds of [0.0005, 0.001, 0.03, 99]) durations.observe('page', 'GET', '2xx', seconds)
    durations.observe('api', 'POST', '5xx', 0.2)
    const text = durations.text()
    expect(text).toContain('# TYPE asked_seconds histogram')
    expect(text).toContain('asked_seconds_bucket{le="0.001",kind="page",method="GET",status="2xx"} 2')
    expect(text).toContain('asked_seconds_bucket{le="0.05",kind="page",method="GET",status="2xx"} 3')
    expect(text).toContain('asked_seconds_bucket{le="+Inf",kind="page",method="GET",status="2xx"} 4')
    expect(text).toContain('asked_seconds_count{kind="page",method="GET",status="2xx"} 4')
    expect(text).toContain('asked_seconds_sum{kind="api",method="POST",status="5xx"} 0.2')
  })
})
