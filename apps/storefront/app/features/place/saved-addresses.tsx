import type { Address } from '@samobranka/contract'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAccount } from '../account/index.ts'

interface Props {
  readonly chosen: string
  readonly onChoose: (address: Address) => void
}

/** Where the customer has had things brought before. */
export function SavedAddresses({ chosen, onChoose }: Props) {
  const t = useTranslate()
  const saved = useAccount(({ addresses }) => addresses)
  if (!saved || saved.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('place.savedAddresses')}</legend>
      <ul className="saved-addresses">
        {saved.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className="chip"
              aria-pressed={address.line === chosen}
              onClick={() => onChoose(address)}
            >
              <Icon name="home" size={18} />
              {address.name || address.line}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
