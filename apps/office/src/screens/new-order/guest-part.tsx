import { type FoundGuest, findGuest } from '@samobranka/contract'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import type { DraftPart } from './draft-part.ts'

/** Who calls: found by phone, with their name and addresses. */
export function GuestPart({ draft, onChange }: DraftPart) {
  const t = useTranslate()
  const sum = useSums()
  const faultWords = useFaultWords()
  const [guest, setGuest] = useState<FoundGuest | null>(null)
  const [fault, setFault] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      const found = await call(findGuest, { query: { phone: draft.phone } })
      setGuest(found)
      const [address] = found.addresses
      onChange({
        phone: found.phone,
        ...(found.name !== '' && { name: found.name }),
        ...(address && draft.address.line === '' && { address }),
      })
    } catch (problem) {
      setGuest(null)
      setFault(faultWords(problem))
    }
    setBusy(false)
  }

  return (
    <>
      <h2 className="text-base font-semibold">{t('office.orders.guest')}</h2>
      <form onSubmit={(event) => void find(event)} className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={t('office.orders.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={draft.phone}
            error={fault}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        </div>
        <Button
          isSubmit
          icon={Search}
          isBusy={isBusy}
          disabled={draft.phone.trim() === ''}
          className="tablet:mt-6"
        >
          {t('office.orders.find_guest')}
        </Button>
      </form>
      {guest && (
        <p role="status" className="text-soft">
          {guest.ordersCount === 0
            ? t('office.orders.new_guest')
            : t('office.orders.known_guest', { count: guest.ordersCount })}
          {guest.bonuses > 0 && ` · ${t('office.orders.has_bonuses', { sum: sum(guest.bonuses) })}`}
        </p>
      )}
      <TextField
        label={t('office.orders.name')}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {guest && guest.addresses.length > 0 && draft.way === 'flat_rate' && (
        <div className="flex flex-wrap gap-1">
          {guest.addresses.map((address) => (
            <Button
              key={address.id ?? address.line}
              aria-pressed={address.line === draft.address.line && address.flat === draft.address.flat}
              onClick={() => onChange({ address })}
              className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              {[address.name, address.line, address.flat].filter(Boolean).join(', ')}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
