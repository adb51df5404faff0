import { create } from 'zustand'

interface LoginState {
  /** Counts the wishes to log in; the dialog opens at each. */
  readonly wishes: number
  readonly afterwards: (() => void) | null
}

export const useLogin = create<LoginState>(() => ({ wishes: 0, afterwards: null }))

/** Opens the dialog «Вход»; `afterwards` runs once somebody is logged in and the dialog is gone. */
export function openLogin(afterwards?: () => void): void {
  useLogin.setState(({ wishes }) => ({ wishes: wishes + 1, afterwards: afterwards ?? null }))
}

export function takeAfterwards(): (() => void) | null {
  const { afterwards } = useLogin.getState()
  if (afterwards) useLogin.setState({ afterwards: null })
  return afterwards
}
