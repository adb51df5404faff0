import { allSettings } from '@samobranka/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Card } from '../../ui/card.tsx'
import { CartPart } from './cart-part.tsx'
import { DishesPart } from './dishes-part.tsx'
import { addLine, type Draft, newDraft } from './draft.ts'
import { GuestPart } from './guest-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { PlacePart } from './place-part.tsx'
import { TimePart } from './time-part.tsx'
import { usePhoneQuote } from './use-phone-quote.ts'

/** An order for whoever is on the phone: who, where, what; the sum is told as it grows. */
export function NewOrderScreen() {
  const t = useTranslate()
  const { state } = useLocation()
  const [draft, setDraft] = useState<Draft>(() => newDraft(state ?? {}))
  const { data: settings } = useCall(allSettings)
  const quoted = usePhoneQuote(draft)
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))
  const part = { draft, onChange: change }
  return (
    <ScreenPage title={t('office.orders.new_by_phone')}>
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card className="flex flex-col gap-3">
            <GuestPart {...part} />
          </Card>
          <Card className="flex flex-col gap-3">
            <PlacePart {...part} settings={settings} />
            <TimePart {...part} kitchen={draft.kitchen ?? quoted.quote?.delivery.warehouseId ?? null} />
          </Card>
          <Card className="flex flex-col gap-3">
            <DishesPart
              onAdd={(line) => setDraft((before) => ({ ...before, lines: addLine(before.lines, line) }))}
            />
          </Card>
        </div>
        <Card className="flex flex-col gap-3 desk:sticky desk:top-4">
          <CartPart {...part} quoted={quoted} />
          <PaymentPart {...part} settings={settings} quoted={quoted} />
        </Card>
      </div>
    </ScreenPage>
  )
}
