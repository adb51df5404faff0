import { useSpeech } from '../../lib/speech.tsx'
import { writesCyrillic } from '../../lib/writes-cyrillic.ts'
import { giveConsent, useConsent } from './consent-store.ts'

/** Its one foreign word, with which every first page would fetch a font and be laid out anew (see consent.css). */
const LATIN = /(cookies?)/i

/** Asked once, beside the page and not over it: one can shop on without an answer. */
export function ConsentNotice() {
  const { t, language } = useSpeech()
  const asks = useConsent(({ ready, consent }) => ready && consent === null)
  if (!asks) return null
  return (
    <section className="consent" aria-label={t('cookie.title')}>
      <p data-cyrillic={writesCyrillic(language) || undefined}>
        {t('cookie.text')
          .split(LATIN)
          .map((part) => (LATIN.test(part) ? <i key={part}>{part}</i> : part))}
      </p>
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
