import { Suspense, useEffect } from 'react'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useFollowPlace } from './use-follow-place.ts'

const loadPanels = () => import('./place-panel.tsx')
const PlacePanel = lazyPart(async () => (await loadPanels()).PlacePanel)
const AddressPanel = lazyPart(async () => (await loadPanels()).AddressPanel)

interface Props {
  readonly spots: readonly Spot[]
  readonly delivers: boolean
  /** Whose goods the page shows. */
  readonly kitchen: number | null
}

/** How the order is received; where no address is chosen and the shop asks for it first, the address alone. */
export function PlaceSheet({ spots, delivers, kitchen }: Props) {
  const t = useTranslate()
  useFollowPlace(kitchen)
  useEffect(() => schedule(() => void doLater(loadPanels, () => {}), 'settled'), [])
  const place = useSheet('place')
  const address = useSheet('address')
  const canFetch = spots.some(({ deliveryType }) => deliveryType === 'local_pickup')
  return (
    <>
      <Sheet open={place.open} onClose={place.close} title={t('place.title')} form="wide">
        <Suspense fallback={<PlaceSkeleton />}>
          <PlacePanel spots={spots} delivers={delivers} onDone={place.close} />
        </Suspense>
      </Sheet>
      <Sheet open={address.open} onClose={address.close} title={t('place.address')} form="wide">
        <Suspense fallback={<PlaceSkeleton />}>
          <AddressPanel onPickup={canFetch ? place.swap : null} onDone={address.close} />
        </Suspense>
      </Sheet>
    </>
  )
}

function PlaceSkeleton() {
  return (
    <div className="place space-y-4" aria-hidden="true">
      <div className="skeleton h-13" />
      <div className="skeleton h-12" />
      <div className="skeleton h-60" />
    </div>
  )
}
