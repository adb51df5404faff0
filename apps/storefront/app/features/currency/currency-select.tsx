import { useRevalidator } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { CURRENCY_COOKIE } from '../../catalogue-access/visit-cookies.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { writeCookie } from '../../routing/cookies.ts'
import { refreshPages } from '../../routing/revalidation.ts'

/** In which money prices are shown; the order is paid in the shop's own. */
export function CurrencySelect() {
  const t = useTranslate()
  const root = useRootData()
  const { revalidate } = useRevalidator()
  if (!root || root.currencies.length < 2) return null

  const choose = (code: string) => {
    writeCookie(CURRENCY_COOKIE, code)
    void refreshPages(revalidate)
  }
  return (
    <label className="flex min-h-12 items-center justify-between gap-3">
      {t('currency.title')}
      <select
        className="field-select"
        value={root.currency.code}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {root.currencies.map(({ code, symbol }) => (
          <option key={code} value={code}>
            {`${code} ${symbol}`}
          </option>
        ))}
      </select>
    </label>
  )
}
