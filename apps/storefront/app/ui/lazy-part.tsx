import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../i18n/i18n.tsx'
import { loadLater } from '../startup/load-later.ts'

type Part<Props> = (props: Props) => ReactNode

interface Absence {
  readonly askAgain: () => void
  /** Nobody looks at the gap any more: whoever comes next asks anew. */
  readonly forget: () => void
}

const AbsenceContext = createContext<Absence>({ askAgain: () => {}, forget: () => {} })

/**
 * A part of the page whose code comes when it is first shown; it waits inside a Suspense. Where the code cannot be
 * had, the page stays whole: in the part's place stands a way to ask again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  Gap: Part<object> = LostPart,
): Part<Props> {
  const find = async (): Promise<{ readonly default: Part<Props> }> => {
    try {
      return { default: await loadLater(load) }
    } catch {
      return { default: Gap }
    }
  }
  const ask = () => lazy(find)
  let Shown = ask()
  return function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    const Present = Shown
    const absence = {
      askAgain: () => {
        Shown = ask()
        drawAgain()
      },
      forget: () => {
        if (Shown === Present) Shown = ask()
      },
    }
    return (
      <AbsenceContext value={absence}>
        <Present {...props} />
      </AbsenceContext>
    )
  }
}

function LostPart() {
  const t = useTranslate()
  const { askAgain, forget } = use(AbsenceContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it leaves the page
  useEffect(() => forget, [])
  return (
    <div className="content-empty" role="alert">
      <p>{t('error.generic')}</p>
      <button type="button" className="button button-quiet mt-4" onClick={askAgain}>
        {t('common.retry')}
      </button>
    </div>
  )
}

/**
 * The same for a part that has no place of its own on the page: nothing stands for it, and it is asked for again by the
 * next step, or when the network is back.
 */
export function unseenPart<Props extends object>(load: () => Promise<Part<Props>>): Part<Props> {
  const UnseenPart = lazyPart(load, UnseenGap)
  return (props) => (
    <Suspense fallback={null}>
      <UnseenPart {...props} />
    </Suspense>
  )
}

function UnseenGap() {
  const { askAgain } = use(AbsenceContext)
  const { key } = useLocation()
  const lostAt = useRef(key)
  const ask = useEffectEvent(askAgain)
  useEffect(() => {
    if (key !== lostAt.current) ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [key])
  return null
}
