import { useToast } from '../../ui/toast-store.ts'

/** The region is on the page from the start: screen readers announce only changes of what they already know. */
export function Toasts() {
  const toast = useToast((state) => state.toast)
  return (
    <div role="status" className="toast">
      {toast ? <p key={toast.id}>{toast.text}</p> : null}
    </div>
  )
}
