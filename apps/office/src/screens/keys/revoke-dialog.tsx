import { endMachineKey, type MachineKey, machineKeys } from '@samobranka/contract'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'

interface RevokeDialogProps {
  readonly machineKey: MachineKey
  onClose(): void
}

export function RevokeDialog({ machineKey, onClose }: RevokeDialogProps) {
  const t = useTranslate()
  const { mutate, isPending, error } = useDeed(endMachineKey, [machineKeys])
  const revoke = () =>
    mutate(
      { params: { id: machineKey.id } },
      {
        onSuccess() {
          toast(t('office.keys.revoked'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('office.keys.revoke_title', { name: machineKey.name })}
      hint={t('office.keys.revoke_hint')}
      actions={
        <Button look="danger" isBusy={isPending} onClick={revoke}>
          {t('office.keys.revoke')}
        </Button>
      }
    >
      {error && <Notice tone="danger">{error.message}</Notice>}
    </Dialog>
  )
}
