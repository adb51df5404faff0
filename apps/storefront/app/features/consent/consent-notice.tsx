import { useTranslate } from '../../i18n/i18n.tsx'
import { giveConsent, useConsent } from './consent-store.ts'

/** Asked once, beside the page and not over it: one can shop on without an answer. */
export function ConsentNotice() {
  const t = useTranslate()
  const asks = useConsent(({ ready, consent }) => ready && consent === null)
  if (!asks) return null
  return (
    <section className="consent" aria-label={t('cookie.title')}>
      <p>{t('cookie.text')}</p>
      <div>
        <button type="button" className="button button-text" onClick={() => giveConsent('necessary')}>
          {t('cookie.decline')}
        </button>
        <button type="button" className="button consent-yes" onClick={() => giveConsent('all')}>
          {t('cookie.accept')}
        </button>
      </div>
    </section>
  )
}
