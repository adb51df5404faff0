import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { doLater } from '../../startup/load-later.ts'
import { unseenPart } from '../../ui/lazy-part.tsx'
import { useWishedSheet } from '../../ui/sheet/open-sheet.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import type { Notice } from './due-notices.ts'
import { endNotice, usePopups } from './popup-store.ts'
import { useDueNotices } from './use-due-notices.ts'
import { whenFree } from './when-free.ts'

const PopupSheet = unseenPart(async () => (await import('./popup-sheet.tsx')).PopupSheet)

/** One queue for everything that speaks to the visitor unasked. */
export function Popups({ notices }: { readonly notices: Notices }) {
  useDueNotices(notices)
  const notice = usePopups(({ queue }) => queue[0] ?? null)
  const { open, show, close } = useSheet('popup')
  const [shown, setShown] = useState<Notice | null>(null)
  const onScreen = useRef(false)

  const other = useOtherSheet()
  useEffect(() => {
    if (notice && !open && !onScreen.current) return whenFree(show, other)
  }, [notice, open, show, other])

  useEffect(() => {
    if (open && notice) {
      onScreen.current = true
      setShown(notice)
      void doLater(
        () => import('./seen-notices.ts'),
        ({ markSeen }) => markSeen(notice.mark),
      )
    }
    if (!open && onScreen.current) {
      onScreen.current = false
      endNotice()
    }
  }, [open, notice])

  return shown ? <PopupSheet open={open && shown === notice} notice={shown} onClose={close} /> : null
}

/** Whether another dialog is asked for or has its step in the history, on the screen or not yet. */
function useOtherSheet(): boolean {
  const state: unknown = useLocation().state
  const wished = useWishedSheet(({ name }) => name !== null && name !== 'popup')
  if (wished) return true
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet !== 'popup'
}
