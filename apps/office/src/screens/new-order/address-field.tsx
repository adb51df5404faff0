import { type Address, suggestAddresses } from '@samobranka/contract'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NO_ADDRESS } from './draft.ts'

const LEAST = 3

interface AddressFieldProps {
  readonly address: Address
  onAddress(address: Address): void
}

/** Street and house, as the map knows them: without its point nobody can tell the zone. */
export function AddressField({ address, onAddress }: AddressFieldProps) {
  const t = useTranslate()
  const [isTyping, setTyping] = useState(false)
  const q = useDeferredValue(address.line.trim())
  const { data: suggestions = [] } = useCall(
    suggestAddresses,
    { query: { q } },
    { isOff: !isTyping || q.length < LEAST, keepsPrevious: true },
  )
  const isOpen = isTyping && q.length >= LEAST && suggestions.length > 0
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={t('office.orders.address')}
        autoComplete="off"
        value={address.line}
        onChange={(event) => {
          setTyping(true)
          onAddress({ ...NO_ADDRESS, line: event.target.value })
        }}
      />
      {isOpen && (
        <ul
          aria-label={t('office.orders.suggested_addresses')}
          className="flex flex-col rounded-medium border border-line bg-raised p-1 shadow-card"
        >
          {suggestions.map(({ line, lat, lon, hasHouse }) => (
            <li key={line}>
              <button
                type="button"
                className="flex min-h-touch w-full items-center rounded-small px-3 text-left hover:bg-sunken"
                onClick={() => {
                  // A street alone is gone on with: its house is still to be said.
                  setTyping(!hasHouse)
                  onAddress({
                    ...address,
                    id: null,
                    line: hasHouse ? line : `${line}, `,
                    point: hasHouse ? { lat, lon } : null,
                  })
                }}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
