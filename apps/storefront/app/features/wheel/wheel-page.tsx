import type { WheelSpin } from '@samobranka/contract'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callLater } from '../../catalogue-access/call-later.ts'
import { drawKey } from '../../catalogue-access/draw-key.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { bonusesPath, homePath, promocodesPath } from '../../routing/paths.ts'
import { refreshPage } from '../../routing/revalidation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Problem } from '../../ui/fields/problem.tsx'
import { Link } from '../../ui/link.tsx'
import { refreshAccount } from '../account/index.ts'
import type { WheelGame as WheelGameView, WheelView } from './load-wheel.ts'
import { NextSpin } from './next-spin.tsx'
import { TurningWheel } from './turn-wheel.ts'
import { WheelChances } from './wheel-chances.tsx'
import { WheelDrawing } from './wheel-drawing.tsx'

export function WheelPage({ view }: { readonly view: WheelView }) {
  return view.frame === undefined ? <WheelGame view={view} /> : <FramedWheel address={view.frame} />
}

function FramedWheel({ address }: { readonly address: string }) {
  const t = useTranslate()
  return (
    <iframe
      className="wheel-frame"
      src={address}
      title={t('account.game')}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  )
}

function WheelGame({ view }: { readonly view: WheelGameView }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const face = useRef<SVGGElement>(null)
  const wheel = useRef<TurningWheel | null>(null)
  const key = useRef<string | null>(null)
  const [spin, setSpin] = useState<WheelSpin | null>(null)
  const [turning, setTurning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { sectors, spinsLeft, waitMs } = view
  if (sectors.length === 0)
    return <EmptyState title={t('wheel.off')} to={homePath()} action={t('cart.toCatalogue')} />

  const turn = async () => {
    if (turning || !face.current) return
    wheel.current ??= new TurningWheel(face.current)
    key.current ??= drawKey()
    setTurning(true)
    setFailure(null)
    setSpin(null)
    wheel.current.begin()
    const chance = key.current
    const reply = await callLater(
      () => import('./ask-spin.ts'),
      ({ askSpin }) => askSpin(chance),
    )
    if (reply.ok) {
      key.current = null
      const at = sectors.findIndex(({ id }) => id === reply.value.sectorId)
      if (at >= 0) await wheel.current.land(at, sectors.length)
      else wheel.current.stop()
      setSpin(reply.value)
      void refreshAccount()
    } else {
      wheel.current.stop()
      if (reply.refusal.code !== 'network') key.current = null
      setFailure(refusalText(reply.refusal, t))
    }
    setTurning(false)
    void refreshPage(revalidate)
  }
  return (
    <div className="wheel-page">
      <WheelDrawing ref={face} sectors={sectors} landed={spin?.sectorId ?? null} />
      <div className="wheel-words">
        <div role="status" className="wheel-prize">
          {spin ? <Prize spin={spin} /> : null}
        </div>
        <Problem>{failure}</Problem>
        <button
          type="button"
          className="button button-buy"
          disabled={turning || spinsLeft === 0}
          onClick={() => void turn()}
        >
          {turning ? t('wheel.spinning') : t('wheel.spin')}
        </button>
        {spinsLeft > 0 && !turning ? (
          <p className="text-ink-soft">{t('wheel.spinsLeft', { count: spinsLeft })}</p>
        ) : null}
        {spinsLeft === 0 && waitMs !== null && !turning ? (
          <NextSpin waitMs={waitMs} onFree={() => void refreshPage(revalidate)} />
        ) : null}
        <WheelChances sectors={sectors} landed={spin?.sectorId ?? null} />
      </div>
    </div>
  )
}

function Prize({ spin }: { readonly spin: WheelSpin }) {
  const t = useTranslate()
  const { type, label } = spin.prize
  if (type === 'nothing') return <p>{t('wheel.nothing')}</p>
  const isBonus = type === 'bonus'
  return (
    <>
      <p className="text-h3 font-bold">{t('wheel.win', { prize: label })}</p>
      <Link to={isBonus ? bonusesPath() : promocodesPath()} className="content-back text-ink">
        {isBonus ? t('account.bonuses') : t('account.promocodes')}
      </Link>
    </>
  )
}

export function WheelSkeleton() {
  return (
    <div className="wheel-page">
      <div className="skeleton wheel rounded-full" />
      <div className="wheel-words">
        <div className="skeleton h-12" />
        <div className="skeleton h-64" />
      </div>
    </div>
  )
}
