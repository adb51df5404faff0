import { useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { useScreens } from '../use-screens.ts'
import type { PaletteItem, PaletteSource } from './palette-source.ts'

export interface PaletteGroup {
  readonly value: string
  readonly items: readonly PaletteItem[]
}

const FEWEST_SIGNS = 2

/** What fits the text, by where it was found: the screens at once, the rest as it comes. */
export function usePaletteGroups(typed: string, sources: readonly PaletteSource[]): readonly PaletteGroup[] {
  const t = useTranslate()
  const may = useMay()
  const text = useDeferredValue(typed.trim())
  const screens = useScreens().filter(({ place }) => place !== 'hidden')
  const found = useQueries({
    queries: sources
      .filter(({ permission }) => may(permission))
      .map((source) => ({
        queryKey: ['palette', source.words, text],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => ({
          value: t(source.words),
          items: await source.search(text, signal),
        }),
        enabled: text.length >= FEWEST_SIGNS,
        staleTime: 10_000,
      })),
  })
  const names = screens
    .map(({ path, words, icon }) => ({ id: `screen:${path}`, title: t(words), icon, path: `/${path}` }))
    .filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()))
  return [
    { value: t('office.shell.screens'), items: names },
    ...found.flatMap(({ data }) => (data ? [data] : [])),
  ].filter(({ items }) => items.length > 0)
}
