import { type MachineKey, machineKeys, type NewMachineKey, rotateMachineKey } from '@samobranka/contract'
import { useState } from 'react'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const OVERLAPS = [0, 1, 24, 168] as const

interface RotateSheetProps {
  readonly machineKey: MachineKey
  onClose(): void
  onMade(pair: NewMachineKey): void
}

/** «Сменить ключ»: another pair, and how long the one before goes on. */
export function RotateSheet({ machineKey, onClose, onMade }: RotateSheetProps) {
  const t = useTranslate()
  const [overlapHours, setOverlap] = useState<(typeof OVERLAPS)[number]>(24)
  const { mutate, isPending, error } = useDeed(rotateMachineKey, [machineKeys])
  const rotate = () =>
    mutate({ params: { id: machineKey.id }, body: { overlapHours } }, { onSuccess: onMade })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${t('office.keys.rotate')}: ${machineKey.name}`}
      hint={t('office.keys.rotate_hint')}
      actions={
        <Button look="primary" isBusy={isPending} onClick={rotate}>
          {t('office.keys.rotate')}
        </Button>
      }
    >
      <RadioChoices
        label={t('office.keys.overlap')}
        choices={OVERLAPS.map((value) => ({ value, label: t(`office.keys.overlap_${value}`) }))}
        value={overlapHours}
        onChoose={setOverlap}
      />
      {error && <Notice tone="danger">{error.message}</Notice>}
    </Sheet>
  )
}
