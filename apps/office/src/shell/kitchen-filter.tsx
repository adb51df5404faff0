import { ChefHat, ChevronsUpDown } from 'lucide-react'
import { useTranslate } from '../i18n/translator.tsx'
import { useKitchens } from '../session/use-kitchens.ts'
import { Menu, MenuCheck, MenuItem, MenuLine } from '../ui/menu.tsx'

/** Which kitchens are looked at. With one there is nothing to choose. */
export function KitchenFilter() {
  const t = useTranslate()
  const { all, chosen, isShown, choose } = useKitchens()
  if (all.length < 2) return null
  const isAll = chosen.length === all.length
  const label = isAll ? t('office.shell.all_kitchens') : chosen.map(({ name }) => name).join(', ')

  function check(id: number, isChecked: boolean): void {
    const others = isAll ? [] : chosen.map((kitchen) => kitchen.id)
    const ids = isAll ? [id] : isChecked ? [...others, id] : others.filter((other) => other !== id)
    choose(ids.length === all.length ? [] : ids)
  }

  return (
    <Menu
      label={t('office.shell.kitchens')}
      trigger={
        <button
          type="button"
          aria-label={`${t('office.shell.kitchens')}: ${label}`}
          className="flex min-h-control max-w-full items-center gap-3 rounded-small px-3 text-left hover:bg-sunken desk:w-full"
        >
          <ChefHat size={18} aria-hidden className="shrink-0 text-soft" />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-soft" />
        </button>
      }
    >
      <MenuItem onChoose={() => choose([])}>{t('office.shell.all_kitchens')}</MenuItem>
      <MenuLine />
      {all.map(({ id, name }) => (
        <MenuCheck key={id} isChecked={!isAll && isShown(id)} onCheck={(isChecked) => check(id, isChecked)}>
          {name}
        </MenuCheck>
      ))}
    </Menu>
  )
}
