import { ROLES, type Role } from '@samobranka/rules'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMe } from '../../session/me.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'

export interface Rights {
  readonly role: Role
  readonly kitchens: readonly number[]
}

interface RoleAndKitchensProps {
  readonly rights: Rights
  onChange(rights: Rights): void
}

/** What somebody may do, and where. */
export function RoleAndKitchens({ rights, onChange }: RoleAndKitchensProps) {
  const t = useTranslate()
  const { kitchens } = useMe()
  const { role, kitchens: chosen } = rights
  const check = (id: number, isChecked: boolean) =>
    onChange({ role, kitchens: isChecked ? [...chosen, id] : chosen.filter((one) => one !== id) })
  return (
    <>
      <SelectField
        label={t('office.staff.role')}
        choices={ROLES.map((value) => ({ value, label: t(`office.role.${value}`) }))}
        value={role}
        onChoose={(value) => onChange({ role: value, kitchens: value === 'owner' ? [] : chosen })}
      />
      {role !== 'owner' && (
        <fieldset className="flex flex-col">
          <legend className="text-sm font-medium">{t('office.staff.kitchens')}</legend>
          <CheckField
            label={t('office.staff.all_kitchens')}
            isChecked={chosen.length === 0}
            onCheck={() => onChange({ role, kitchens: [] })}
          />
          {kitchens.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              isChecked={chosen.includes(id)}
              onCheck={(isChecked) => check(id, isChecked)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
