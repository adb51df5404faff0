/** The headers of a request, by names in lower case. The platform's Headers fit, and so do lighter ones of the host. */
export interface RequestHeaders extends Iterable<[string, string]> {
  get(name: string): string | null
  set(name: string, value: string): void
  delete(name: string): void
}

/** The parts of a request that the backend reads. The platform's Request has them all; the host passes a lighter object. */
export interface BackendRequest extends Pick<Request, 'method' | 'url' | 'signal' | 'text' | 'arrayBuffer'> {
  readonly headers: RequestHeaders
}
