import { type Endpoint, endpoints } from '@samobranka/contract'

/** The call of a path that is already decoded. Written apart from the host's own search, which tests compare with it. */
export function findCalled(method: string, path: string): Endpoint | 'file' | null {
  const verb = method === 'HEAD' ? 'GET' : method
  const steps = path.split('/')
  const fits = (pattern: string): boolean => {
    const parts = pattern.split('/')
    return parts.length === steps.length && parts.every((part, at) => fitsStep(part, steps[at] ?? ''))
  }
  const calls = endpoints.filter((one) => one.method === verb && fits(one.path))
  const spelled = calls.find((one) => !one.path.includes('{')) ?? calls[0]
  if (spelled) return spelled
  return verb === 'GET' && publishedFile.test(path) && !path.includes('..') ? 'file' : null
}

const publishedFile =
  /^\/wp-content\/(?:[\p{L}\p{N}_-]+\/)*[\p{L}\p{N} _@()-]+\.(?:jpg|jpeg|png|webp|avif|gif|svg|json|mp4|pdf)$/u

function fitsStep(part: string, step: string): boolean {
  if (!part.includes('{')) return part === step
  const [before = '', after = ''] = part.split(/\{\w+\}/)
  const name = step.slice(before.length, step.length - after.length)
  return (
    step.startsWith(before) &&
    step.endsWith(after) &&
    /^[\p{L}\p{N}\p{M}._~-]{1,200}$/u.test(name) &&
    !name.includes('..')
  )
}
