import { useEffect, useState } from 'react'

const KEY = 'samobranka-office:kitchen-theme'
type KitchenTheme = 'dark' | 'light'

const read = (): KitchenTheme => {
  try {
    return localStorage.getItem(KEY) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

/** A kitchen's wall is dark unless somebody wants it light there; the rest of the office keeps its own. */
export function useKitchenTheme(): readonly [KitchenTheme, () => void] {
  const [theme, setTheme] = useState(read)
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return () => {
      if (before) dataset.theme = before
    }
  }, [theme])
  return [
    theme,
    () => {
      const other = theme === 'dark' ? 'light' : 'dark'
      try {
        localStorage.setItem(KEY, other)
      } catch {
        // It is full or forbidden; the choice lasts as long as the page.
      }
      setTheme(other)
    },
  ]
}
