import { Copy } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Shown once: to be copied or written down now. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslate()
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => toast(t('office.me.copied')),
      () => undefined,
    )
  return (
    <section aria-label={t('office.me.recovery')} className="flex flex-col gap-2">
      <Notice tone="warn">{t('office.me.recovery_hint')}</Notice>
      <ul className="grid gap-1 font-mono tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button icon={Copy} onClick={() => void copy()}>
        {t('office.me.copy')}
      </Button>
    </section>
  )
}
