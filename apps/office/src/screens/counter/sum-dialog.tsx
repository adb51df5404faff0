import type { Money } from '@samobranka/rules'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readSum } from '../orders-at-work/read-sum.ts'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'

interface SumDialogProps {
  readonly title: string
  readonly label: string
  readonly hint?: string
  readonly usual?: string
  readonly action: string
  /** Whether a reason is asked for with this sum; null asks for none. */
  readonly reason: { readonly label: string; readonly hint?: string; isNeeded(sum: Money): boolean } | null
  /** What is said of a sum before it is sent. */
  readonly told?: (sum: Money) => ReactNode
  readonly children?: ReactNode
  onClose(): void
  onSend(sum: Money, reason: string): Promise<void>
}

/** One sum, and why where it must be said. */
export function SumDialog(props: SumDialogProps) {
  const { title, label, hint, usual = '', action, reason, told, children, onClose, onSend } = props
  const t = useTranslate()
  const faultWords = useFaultWords()
  const [typed, setTyped] = useState(usual)
  const [why, setWhy] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const sum = readSum(typed)
  const asks = reason !== null && (sum === null || reason.isNeeded(sum))
  const isMissing = asks && why.trim() === ''

  const send = async () => {
    setSent(true)
    if (sum === null || isMissing) return
    setBusy(true)
    try {
      await onSend(sum, why.trim())
      onClose()
    } catch (refused) {
      setFault(faultWords(refused))
    }
    setBusy(false)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('office.counter.cancel')}
          </Button>
          <Button size="l" look="primary" isBusy={isBusy} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={wasSent && sum === null ? t('office.counter.wrong_sum') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {sum !== null && told?.(sum)}
      {children}
      {asks && (
        <TextField
          label={reason.label}
          hint={reason.hint}
          value={why}
          maxLength={200}
          error={wasSent && isMissing ? t('office.counter.needs_reason') : undefined}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
      {fault !== '' && <Notice tone="danger">{fault}</Notice>}
    </Dialog>
  )
}
