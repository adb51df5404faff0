import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { SelectField } from '../../ui/select-field.tsx'

/** One kitchen at a time: a drawer, a day and a room have one. */
export function useOneKitchen(): readonly [number, (kitchen: number) => void] {
  const { all, chosen } = useKitchens()
  const [picked, pick] = useState<number | null>(null)
  const kitchen = all.some(({ id }) => id === picked) ? picked : null
  return [kitchen ?? chosen[0]?.id ?? 0, pick]
}

interface KitchenFieldProps {
  readonly value: number
  onChoose(kitchen: number): void
}

/** With one kitchen there is nothing to choose. */
export function KitchenField({ value, onChoose }: KitchenFieldProps) {
  const t = useTranslate()
  const { all } = useKitchens()
  if (all.length < 2) return null
  const choices = all.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="w-full max-w-xs">
      <SelectField label={t('office.counter.kitchen')} choices={choices} value={value} onChoose={onChoose} />
    </div>
  )
}
