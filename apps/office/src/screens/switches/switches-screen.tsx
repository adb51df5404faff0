import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Card } from '../../ui/card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BusyForm } from './busy-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { StopForm } from './stop-form.tsx'
import { SwitchesOn } from './switches-on.tsx'

/** What cannot be had for a while, and what takes longer. */
export function SwitchesScreen() {
  const t = useTranslate()
  const may = useMay()
  const [kind, setKind] = useState<'stop' | 'pause' | 'busy'>('stop')
  return (
    <ScreenPage title={t('office.switches.title')}>
      <div className="grid items-start gap-4 desk:grid-cols-2">
        {may('switches.set') && (
          <Card>
            <Tabs
              label={t('office.switches.title')}
              value={kind}
              onChoose={setKind}
              tabs={[
                { value: 'stop', label: t('office.switches.stop'), content: <StopForm /> },
                { value: 'pause', label: t('office.switches.pause'), content: <PauseForm /> },
                { value: 'busy', label: t('office.switches.busy'), content: <BusyForm /> },
              ]}
            />
          </Card>
        )}
        <SwitchesOn />
      </div>
    </ScreenPage>
  )
}
