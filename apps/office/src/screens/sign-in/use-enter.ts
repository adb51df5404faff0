import { useNavigate, useSearchParams } from 'react-router'

/** To where the person was going when they were asked to sign in; never out of the office. */
export function useEnter(): () => void {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const to = parameters.get('to') ?? '/'
  const isOwn = /^\/(?![/\\])/.test(to)
  return () => void navigate(isOwn ? to : '/', { replace: true })
}
