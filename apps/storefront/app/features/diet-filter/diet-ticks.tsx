import type { Preferences } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'

const WORDS = {
  vegetarian: 'preferences.vegetarian',
  noGarlic: 'preferences.noGarlic',
  noOnion: 'preferences.noOnion',
  noSpicy: 'preferences.noSpicy',
} as const satisfies Record<keyof Preferences, string>

interface Props {
  readonly chosen: Preferences
  readonly onChange: (chosen: Preferences) => void
}

export function DietTicks({ chosen, onChange }: Props) {
  const t = useTranslate()
  return (
    <ul className="account-list">
      {(Object.keys(WORDS) as (keyof Preferences)[]).map((key) => (
        <li key={key}>
          <label className="tick">
            <input
              type="checkbox"
              checked={chosen[key]}
              onChange={({ target }) => onChange({ ...chosen, [key]: target.checked })}
            />
            {t(WORDS[key])}
          </label>
        </li>
      ))}
    </ul>
  )
}
