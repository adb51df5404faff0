import { describe, expect, it } from 'vitest'
import { officeDocument } from '../../business/office-document.ts'
import { readBusinessFile } from '../../business/read-business-file.ts'
import { read } from '../../wire/read.ts'
import { officeSettings } from './office-settings.ts'

function settingsOf(own: Parameters<typeof officeDocument>[0]) {
  const reading = read(officeSettings, officeDocument(own))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('the settings of the office', () => {
  it('are usable before anybody wrote them', () => {
    expect(settingsOf(undefined)).toMatchObject({
      acceptAlertMinutes: 2,
      acceptCancelMinutes: 10,
      dayStartsAt: 300,
      releaseTableMinutes: 15,
      refundStepUpAbove: 500_000,
      stations: [],
      acceptMinutes: [10, 15, 20, 30, 45],
    })
    for (const reasons of Object.values(settingsOf(undefined).reasons)) {
      expect(reasons.length).toBeGreaterThan(2)
      expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length)
    }
  })

  it('keep what is usual of the reasons that the operator did not write', () => {
    const { reasons } = settingsOf({ reasons: { refuse: [{ id: 'own', name: 'Свой' }] } })
    expect(reasons.refuse).toEqual([{ id: 'own', name: 'Свой', guestText: '' }])
    expect(reasons.cancel.length).toBeGreaterThan(2)
  })

  it('are refused with their places where they make no sense', () => {
    const reading = readBusinessFile('office.json', {
      day_starts_at: '24:00',
      auto_accept: [{ kitchen: 1, way: 'drone' }],
      printers: [{ id: 'a', kitchen: 1, kind: 'escpos', width: 70 }],
      refund_step_up_above: -1,
    })
    expect(reading.ok ? [] : reading.faults.map(({ path }) => path)).toEqual([
      'day_starts_at',
      'auto_accept[0].way',
      'printers[0].width',
      'refund_step_up_above',
    ])
  })
})
