import { useState } from 'react'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { CodeStep } from './code-step.tsx'
import { useLogin } from './login-store.ts'
import { PhoneStep } from './phone-step.tsx'
import type { SentCode } from './send-login-code.ts'

/** Phone, then code. Going back to the phone keeps what was typed. */
export function LoginPanel({ login }: { readonly login: ShopView['login'] }) {
  const [phone, setPhone] = useState(() => useLogin.getState().phone)
  const [sent, setSent] = useState<SentCode | null>(null)
  return sent ? (
    <CodeStep key={sent.at} sent={sent} onSent={setSent} onBack={() => setSent(null)} />
  ) : (
    <PhoneStep login={login} phone={phone} onPhone={setPhone} onSent={setSent} />
  )
}
