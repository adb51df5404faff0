import type { NewMachineKey } from '@samobranka/contract'
import { Copy } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'

interface KeyPairProps {
  readonly pair: NewMachineKey
  onClose(): void
}

/** Both halves, shown once. */
export function KeyPair({ pair, onClose }: KeyPairProps) {
  const t = useTranslate()
  const { consumerKey, consumerSecret } = pair
  const copy = () =>
    navigator.clipboard?.writeText(`consumer_key: ${consumerKey}\nconsumer_secret: ${consumerSecret}`).then(
      () => toast(t('office.me.copied')),
      () => undefined,
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.keys.ready')}
      hint={t('office.keys.ready_hint')}
      actions={
        <Button look="primary" icon={Copy} onClick={() => void copy()}>
          {t('office.me.copy')}
        </Button>
      }
    >
      <TextField readOnly label="consumer_key" value={consumerKey} />
      <TextField readOnly label="consumer_secret" value={consumerSecret} />
    </Dialog>
  )
}
