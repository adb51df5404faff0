import { useTranslate } from '../../i18n/translator.tsx'
import { useMe } from '../../session/me.ts'

/** «Центр, Север»; «Все кухни» where none is named. */
export function useKitchenNames(): (ids: readonly number[]) => string {
  const t = useTranslate()
  const { kitchens } = useMe()
  return (ids) =>
    ids.length === 0
      ? t('office.staff.all_kitchens')
      : ids.map((id) => kitchens.find((kitchen) => kitchen.id === id)?.name ?? `№ ${id}`).join(', ')
}
