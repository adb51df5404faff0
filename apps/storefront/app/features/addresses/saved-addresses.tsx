import type { Address } from '@samobranka/contract'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { refreshPage } from '../../routing/revalidation.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { showToast } from '../../ui/toast-store.ts'
import { refreshAccount } from '../account/index.ts'
import { doorTexts } from '../place/index.ts'

const AddressEditor = lazyPart(async () => (await import('./address-editor.tsx')).AddressEditor)

export function SavedAddresses({ addresses }: { readonly addresses: readonly Address[] }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { open, show, close } = useSheet('saved-address')
  const cannotFind = useLacks('locateAddress')
  const cannotChange = useLacks('changeAddress')
  const cannotForget = useLacks('removeAddress')
  const [edited, setEdited] = useState<Address | null>(null)
  const edit = (address: Address | null) => {
    setEdited(address)
    show()
  }
  const changed = () => {
    void refreshAccount()
    void refreshPage(revalidate)
  }
  const remove = async (id: number) => {
    const reply = await callLater(
      () => import('./address-calls.ts'),
      ({ forgetAddress }) => forgetAddress(id),
    )
    if (!reply.ok) showToast(refusalText(reply.refusal, t))
    changed()
  }
  return (
    <section>
      <h2 className="account-part">{t('place.savedAddresses')}</h2>
      <ul className="account-list">
        {addresses.map((address) => (
          <li key={address.id} className="account-row">
            <Icon name="pin" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{address.name || address.line}</span>
              <small className="text-small text-ink-soft">{detailsOf(address, t)}</small>
            </span>
            {cannotChange || cannotFind ? null : (
              <button
                type="button"
                className="round"
                aria-label={t('place.editAddress', { address: address.line })}
                onClick={() => edit(address)}
              >
                <LineIcon name="edit" />
              </button>
            )}
            {cannotForget ? null : (
              <button
                type="button"
                className="round"
                aria-label={t('place.removeAddress', { address: address.line })}
                onClick={() => void remove(address.id ?? 0)}
              >
                <Icon name="trash" size={22} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {cannotFind ? null : (
        <button type="button" className="button button-quiet mt-2" onClick={() => edit(null)}>
          <Icon name="plus" size={20} />
          {t('place.newAddress')}
        </button>
      )}
      <Sheet
        open={open}
        onClose={close}
        title={edited ? t('common.edit') : t('place.newAddress')}
        form="middle"
      >
        <Suspense fallback={<div className="skeleton m-5 h-96" />}>
          <AddressEditor
            address={edited}
            onSaved={() => {
              close()
              changed()
              showToast(t('common.saved'))
            }}
          />
        </Suspense>
      </Sheet>
    </section>
  )
}

function detailsOf(address: Address, t: ReturnType<typeof useTranslate>): string {
  return [address.name ? address.line : '', ...doorTexts(address, t)].filter(Boolean).join(', ')
}
