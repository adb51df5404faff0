import { useEffect, useEffectEvent } from 'react'
import { useWishedGoods } from '../cart/index.ts'

/**
 * A dish that the newly chosen kitchen does not have takes its sheet with it: its page, asked for again there, would be
 * no page. Not before the dialog that lies over the sheet is gone, whose step back would be taken for this one.
 */
export function useLeaveLacking(openedId: number | undefined, covered: boolean, close: () => void): void {
  const lacking = useWishedGoods((state) => state.lacking)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (lacking === null || covered) return
    useWishedGoods.setState({ lacking: null })
    if (lacking === openedId) leave()
  }, [lacking, openedId, covered])
}
