import { useTranslate } from '../../i18n/i18n.tsx'
import { LaterWords } from '../words/index.ts'

/** For whoever is setting the shop up: what it takes to have a map here. */
export function MapAbsent() {
  return (
    <LaterWords>
      <WhatToSet />
    </LaterWords>
  )
}

function WhatToSet() {
  const t = useTranslate()
  return <p className="map-absent">{t('map.absent')}</p>
}
