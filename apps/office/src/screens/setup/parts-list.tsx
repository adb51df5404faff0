import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface PartsListProps<T extends { readonly id: string }> {
  /** As `useFieldArray` gives them. */
  readonly parts: readonly T[]
  /** What it is called for whoever removes it. */
  nameOf(index: number): string
  add(): void
  remove(index: number): void
  children(part: T, index: number): ReactNode
}

/** Lines of a list that can be added and removed. */
export function PartsList<T extends { readonly id: string }>(props: PartsListProps<T>) {
  const { parts, nameOf, add, remove, children } = props
  const t = useTranslate()
  return (
    <>
      {parts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {parts.map((part, index) => (
            <li key={part.id} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 tablet:grid-cols-2">{children(part, index)}</div>
              <IconButton
                icon={Trash2}
                label={t('office.setup.removeNamed', { what: nameOf(index) })}
                className="mt-6"
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button icon={Plus} className="self-start" onClick={add}>
        {t('office.setup.add')}
      </Button>
    </>
  )
}
