import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { safeAddress } from '../../routing/safe-address.ts'
import { Picture } from '../../ui/picture.tsx'
import { Scene } from '../../ui/scene.tsx'
import { SheetDialog } from '../../ui/sheet/sheet-dialog.tsx'
import type { Notice } from './due-notices.ts'
import { usePopups } from './popup-store.ts'

interface Props {
  readonly open: boolean
  readonly notice: Notice
  readonly onClose: () => void
}

export function PopupSheet({ open, notice, onClose }: Props) {
  const t = useTranslate()
  const { title, text, image } = notice
  // The operator's own have numbers.
  const isOfHours = typeof notice.mark === 'string'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <SheetDialog open={open} onClose={onClose} title={title || lines[0] || t('home.banners')}>
      <div className="sheet-scroll popup">
        {image ? (
          <div className="popup-picture">
            <Picture
              name={image}
              alt=""
              shape="wide"
              sizes="(width>767px) 432px, 92vw"
              narrowest={320}
              widest={960}
              load="soon"
            />
          </div>
        ) : isOfHours ? (
          <Scene name="closed" />
        ) : null}
        {lines.slice(title ? 0 : 1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {notice.isClosed ? <NextTime onClose={onClose} /> : null}
        <PopupButtons link={notice.link} onClose={onClose} />
      </div>
    </SheetDialog>
  )
}

/** At the checkout: the time that the closed kitchen takes orders for. */
function NextTime({ onClose }: Pick<Props, 'onClose'>) {
  const instead = usePopups((state) => state.instead)
  if (!instead) return null
  const take = () => {
    instead.take()
    onClose()
  }
  return (
    <button type="button" className="button button-buy" onClick={take}>
      {instead.name}
    </button>
  )
}

function PopupButtons({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const address = safeAddress(link)
  if (address === null) {
    return (
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('common.ok')}
      </button>
    )
  }
  return (
    <a
      href={address}
      className="button button-quiet"
      onClick={(event) => {
        if (!address.startsWith('/') || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // The popup's own step of the history becomes the page: Back leads to where the visitor was.
        void navigate(address, { replace: true })
      }}
    >
      {t('common.details')}
    </a>
  )
}
