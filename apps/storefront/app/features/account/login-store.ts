import { create } from 'zustand'

interface LoginState {
  /** Counts the wishes to log in; the dialog opens at each. */
  readonly wishes: number
  readonly afterwards: (() => void) | null
  /** What was typed elsewhere already. */
  readonly phone: string
}

export const useLogin = create<LoginState>(() => ({ wishes: 0, afterwards: null, phone: '' }))

/** Opens the dialog «Вход»; `afterwards` runs once somebody is logged in and the dialog is gone. */
export function openLogin(afterwards?: () => void, phone = ''): void {
  useLogin.setState(({ wishes }) => ({ wishes: wishes + 1, afterwards: afterwards ?? null, phone }))
}

export function takeAfterwards(): (() => void) | null {
  const { afterwards } = useLogin.getState()
  if (afterwards) useLogin.setState({ afterwards: null })
  return afterwards
}
