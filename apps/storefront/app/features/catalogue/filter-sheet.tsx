import { Suspense } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import type { CategoryView } from './category-view.ts'

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel)

export function FilterSheet({ view }: { readonly view: CategoryView }) {
  const t = useTranslate()
  const { open, close } = useSheet('filters')
  return (
    <Sheet open={open} onClose={close} title={t('filters.title')} form="side">
      <Suspense fallback={<div className="skeleton mx-5 h-60" />}>
        <FilterPanel view={view} />
      </Suspense>
    </Sheet>
  )
}
