import { useState } from 'react'
import type { Theme } from '../../session/preferences.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitForm } from './kit-form.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTable } from './kit-table.tsx'

/** Each piece in every state it has. Texts here are samples: no guest and no person of the staff reads them. */
export function KitPieces() {
  const [theme, setTheme] = useState<Exclude<Theme, 'system'>>(
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
  const choose = (chosen: typeof theme) => {
    document.documentElement.dataset.theme = chosen
    setTheme(chosen)
  }
  return (
    <ScreenPage
      title="Набор"
      actions={
        <RadioChoices
          label="Тема"
          hidesLabel
          value={theme}
          onChoose={choose}
          choices={[
            { value: 'light', label: 'Светлая' },
            { value: 'dark', label: 'Тёмная' },
          ]}
        />
      }
    >
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <KitButtons />
        <KitStates />
        <KitForm />
        <KitOverlays />
      </div>
      <KitTable />
    </ScreenPage>
  )
}
