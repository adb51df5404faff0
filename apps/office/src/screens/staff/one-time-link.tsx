import type { NewLink } from '@samobranka/contract'
import { Copy } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'

/** A link that is shown once. Where a browser lets nothing be copied, it can be marked by hand. */
export function OneTimeLink({ link }: { readonly link: NewLink }) {
  const t = useTranslate()
  const moment = useMoment()
  const url = location.origin + link.path
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => toast(t('office.staff.copied')),
      () => undefined,
    )
  return (
    <div className="flex flex-col gap-3">
      <TextField
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        label={t('office.staff.link')}
        hint={`${t('office.staff.link_hint')} ${t('office.staff.until', { date: moment(link.expiresAt) })}`}
      />
      <Button look="primary" icon={Copy} onClick={() => void copy()}>
        {t('office.staff.copy_link')}
      </Button>
    </div>
  )
}
