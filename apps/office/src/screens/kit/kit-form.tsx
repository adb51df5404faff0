import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'

const roles = [
  { value: 'manager', label: 'менеджер' },
  { value: 'kitchen', label: 'кухня' },
  { value: 'courier', label: 'курьер' },
]

export function KitForm() {
  const form = useForm({ defaultValues: { name: '', note: '' } })
  const [role, setRole] = useState('kitchen')
  const [isChecked, setChecked] = useState(true)
  const [isOn, setOn] = useState(false)
  const { errors, isSubmitting } = form.formState
  const refuse = () => Promise.reject(new Error('Такой человек уже есть.'))
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Форма</h2>
      <Form form={form} label="Пример формы" onSend={refuse}>
        <TextField
          label="Имя"
          hint="Его увидят в журнале."
          error={errors.name?.message}
          {...form.register('name', { required: 'Без имени нельзя.' })}
        />
        <TextArea label="Заметка" {...form.register('note')} />
        <SelectField label="Роль" choices={roles} value={role} onChoose={setRole} />
        <CheckField label="Печатать чек" isChecked={isChecked} onCheck={setChecked} />
        <SwitchField label="Принимать самим" isOn={isOn} onSwitch={setOn} />
        <Button look="primary" isSubmit isBusy={isSubmitting}>
          Пригласить
        </Button>
      </Form>
    </Card>
  )
}
