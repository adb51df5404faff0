import { LaterWords } from '../../lib/later-words.tsx'
import { useTranslate } from '../../lib/speech.tsx'

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
