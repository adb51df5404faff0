import { staffSignOut } from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'

/** Ends the session. What was shown is forgotten at once: the next one at this device is somebody else. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await call(staffSignOut).catch(() => undefined)
    await navigate('/sign-in', { replace: true })
    client.clear()
  }
}
