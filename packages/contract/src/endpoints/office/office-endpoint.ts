import { type Endpoint, endpoint, type Permission } from '../endpoint.ts'

type Declared<P extends string, Q, B, A> = Omit<
  Parameters<typeof endpoint<P, Q, B, A>>[0],
  'auth' | 'path' | 'permission'
> & { readonly path: P; readonly permission: Permission }

/** What any call of the office may be refused with before it is read. */
const OFFICE_REFUSALS = ['no_permission', 'step_up_required'] as const

/** A call of the office, under `/api/office/v1`: the path is the host's and the backend's alike. */
export const officeEndpoint = <P extends string, Q = null, B = null, A = null>(
  declared: Declared<P, Q, B, A>,
): Endpoint<`/api/office/v1${P}`, Q, B, A> =>
  endpoint<`/api/office/v1${P}`, Q, B, A>({
    ...declared,
    path: `/api/office/v1${declared.path}`,
    auth: declared.permission === 'public' ? 'public' : 'staff',
    refusals: [...(declared.permission === 'public' ? [] : OFFICE_REFUSALS), ...(declared.refusals ?? [])],
  })
