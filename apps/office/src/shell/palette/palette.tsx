import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import type { PaletteItem, PaletteSource } from './palette-source.ts'
import { type PaletteGroup, usePaletteGroups } from './use-palette-groups.ts'

interface PaletteProps {
  readonly sources: readonly PaletteSource[]
  readonly isOpen: boolean
  onClose(): void
}

/** The way to anything by its name, without a hand leaving the keyboard. */
export function Palette({ sources, isOpen, onClose }: PaletteProps) {
  const t = useTranslate()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil z-50" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-2 pt-[12dvh]">
          <Dialog.Popup
            aria-label={t('office.shell.search')}
            className="popup flex max-h-[min(36rem,76dvh)] w-full max-w-xl flex-col overflow-hidden rounded-large bg-raised shadow-over"
          >
            <PaletteList sources={sources} onClose={onClose} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteList({ sources, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const groups = usePaletteGroups(typed, sources)
  const open = ({ path }: PaletteItem) => {
    onClose()
    void navigate(path)
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={(item: PaletteItem) => item.title}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden className="shrink-0 text-soft" />
        <Autocomplete.Input
          aria-label={t('office.shell.search')}
          placeholder={t('office.shell.search_hint')}
          className="min-h-touch w-full bg-transparent text-base outline-none"
        />
      </div>
      <Autocomplete.Empty>
        <p className="px-4 py-8 text-center text-soft empty:hidden">
          {groups.length === 0 ? t('office.shell.nothing_found') : null}
        </p>
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 empty:hidden">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="py-1">
            <Autocomplete.GroupLabel className="px-3 py-1 text-xs text-soft">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  onClick={() => open(item)}
                  className="flex min-h-11 cursor-default items-center gap-3 rounded-small px-3 data-[highlighted]:bg-sunken"
                >
                  <item.icon size={18} aria-hidden className="shrink-0 text-soft" />
                  <span className="min-w-0 flex-1 truncate">{item.title}</span>
                  {item.hint && <span className="shrink-0 text-soft">{item.hint}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
