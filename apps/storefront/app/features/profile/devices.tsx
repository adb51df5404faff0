import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { refreshPage } from '../../routing/revalidation.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { DeviceView } from './load-devices.ts'

const loadCalls = () => import('./profile-calls.ts')

/** Where the customer is logged in, and the way to end what is not his any more. */
export function Devices({ devices }: { readonly devices: readonly DeviceView[] }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState(false)
  const end = async (id: string | null) => {
    setEnding(true)
    const reply = await callLater(loadCalls, ({ endDevice, endOtherDevices }) =>
      id === null ? endOtherDevices() : endDevice(id),
    )
    setEnding(false)
    // One that was over already is what was wished for.
    if (reply.ok || reply.refusal.code === 'not_found')
      showToast(t(id === null ? 'account.othersEnded' : 'account.sessionEnded'))
    else showToast(refusalText(reply.refusal, t))
    void refreshPage(revalidate)
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="account-part">
        {t('account.sessions')}
      </h2>
      <ul className="account-list">
        {devices.map((device) => (
          <li key={device.id} className="account-row">
            <DeviceWords device={device} />
            {device.current ? null : (
              <button
                type="button"
                className="button button-quiet"
                aria-label={`${t('account.endSession')}: ${device.device || t('account.unknownDevice')}`}
                disabled={ending}
                onClick={() => void end(device.id)}
              >
                {t('account.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.some(({ current }) => !current) ? (
        <button
          type="button"
          className="button button-quiet mt-2"
          disabled={ending}
          onClick={() => void end(null)}
        >
          {t('account.endOthers')}
        </button>
      ) : null}
    </section>
  )
}

function DeviceWords({ device: { device, address, since, seen, current } }: { readonly device: DeviceView }) {
  const t = useTranslate()
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{device || t('account.unknownDevice')}</span>
      {current ? <strong className="block text-small">{t('account.thisDevice')}</strong> : null}
      <small className="block text-small text-ink-soft">
        {[t('account.sessionSeen', { since, seen }), address].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}
