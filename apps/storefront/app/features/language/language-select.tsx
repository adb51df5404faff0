import { useLocation, useNavigate } from 'react-router'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { writeCookie } from '../../routing/cookies.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../routing/language-of.ts'
import { refreshPages } from '../../routing/revalidation.ts'
import { clearCatalogue } from '../catalogue-store/index.ts'

/** Changes the language without a reload; the default one has the address without a parameter. */
export function LanguageSelect({ languages }: { readonly languages: ShopView['languages'] }) {
  const { t, language } = useI18n()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  if (languages.length < 2) return null

  const choose = (code: string) => {
    writeCookie(LANGUAGE_COOKIE, code)
    const query = new URLSearchParams(search)
    if (languages.find((one) => one.code === code)?.isDefault) query.delete(LANGUAGE_PARAMETER)
    else query.set(LANGUAGE_PARAMETER, code)
    // What the browser knows of the goods is told in the language before.
    clearCatalogue()
    void refreshPages(async () => {
      const to = { pathname, search: String(query), hash }
      await navigate(to, { replace: true, preventScrollReset: true, state })
    })
  }
  return (
    <label className="flex min-h-12 items-center justify-between gap-3">
      {t('language.title')}
      <select
        className="field-select"
        value={language}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {languages.map(({ code, text }) => (
          <option key={code} value={code}>
            {text || code}
          </option>
        ))}
      </select>
    </label>
  )
}
