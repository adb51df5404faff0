import {
  addMachineKey,
  KEY_SCOPES,
  type KeyScope,
  machineKeys,
  type NewMachineKey,
} from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface NewKeySheetProps {
  onClose(): void
  onMade(pair: NewMachineKey): void
}

/** «Новый ключ»: a name to know it by, and what it is for. */
export function NewKeySheet({ onClose, onMade }: NewKeySheetProps) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { name: '' } })
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['orders.read'])
  const { mutateAsync } = useDeed(addMachineKey, [machineKeys])
  const send = async ({ name }: { name: string }) => onMade(await mutateAsync({ body: { name, scopes } }))
  const check = (scope: KeyScope, isChecked: boolean) =>
    setScopes(isChecked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  return (
    <Sheet isOpen onClose={onClose} title={t('office.keys.new')}>
      <Form form={form} label={t('office.keys.new')} onSend={send}>
        <TextField autoComplete="off" label={t('office.keys.name')} {...form.register('name')} />
        <fieldset className="flex flex-col">
          <legend className="text-sm font-medium">{t('office.keys.scopes')}</legend>
          {KEY_SCOPES.map((scope) => (
            <CheckField
              key={scope}
              label={t(`office.keys.scope.${scope}`)}
              isChecked={scopes.includes(scope)}
              onCheck={(isChecked) => check(scope, isChecked)}
            />
          ))}
        </fieldset>
        <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
          {t('office.keys.make')}
        </Button>
      </Form>
    </Sheet>
  )
}
