import { useEffect, useRef } from 'react'
import { useWishedSheet } from './open-sheet.ts'
import { useSheet } from './use-sheet.ts'

/** Opens what `openSheet` asks for; stands once on the page. */
export function WishedSheet() {
  const { name, count } = useWishedSheet()
  const { show } = useSheet(name ?? 'menu')
  const heard = useRef(count)
  useEffect(() => {
    if (count === heard.current) return
    heard.current = count
    show()
  }, [count, show])
  return null
}
