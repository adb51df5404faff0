import { useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface Props {
  readonly text: string
  /** What is copied, where a page has several such buttons. */
  readonly label: string
}

export function CopyButton({ text, label }: Props) {
  const t = useTranslate()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast(t('common.copied'))
    } catch {
      showToast(t('error.generic'))
    }
  }
  return (
    <button type="button" className="button button-quiet" title={label} onClick={() => void copy()}>
      {copied ? <Icon name="check" size={20} /> : <LineIcon name="copy" size={20} />}
      {t('common.copy')}
    </button>
  )
}
