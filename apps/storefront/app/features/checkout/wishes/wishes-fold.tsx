import { Suspense, useState } from 'react'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Draft } from '../draft/draft.ts'

const WishFields = lazyPart(async () => (await import('./wish-fields.tsx')).WishFields)

/** Folded, as few need it; an allergy that is remembered is in sight: nobody sends it unseen. */
export function WishesFold({ draft }: { readonly draft: Draft }) {
  const t = useTranslate()
  const [opened, setOpened] = useState(false)
  const open = opened || draft.allergy !== '' || Object.keys(draft.notes).length > 0
  return (
    <details className="wishes" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('checkout.wishes')}</summary>
      <Suspense fallback={<div className="skeleton h-20" />}>
        {open ? <WishFields draft={draft} /> : null}
      </Suspense>
    </details>
  )
}
