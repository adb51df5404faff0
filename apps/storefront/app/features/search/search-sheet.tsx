import { Suspense } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { loadSearchPanel } from './load-search-panel.ts'

/** The index and its library come when somebody searches. */
const SearchPanel = lazyPart(async () => (await loadSearchPanel()).SearchPanel)

export function SearchSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('search')
  return (
    <Sheet open={open} onClose={close} title={t('header.search')} form="tall">
      <Suspense fallback={<div className="skeleton mx-5 h-12" />}>
        <SearchPanel />
      </Suspense>
    </Sheet>
  )
}
