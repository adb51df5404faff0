/** What a call says about itself, by names in lower case. A request's Headers are such. */
export interface AskHeaders extends Iterable<[string, string]> {
  get(name: string): string | null
  set(name: string, value: string): void
  delete(name: string): void
}

/** What the backend looks at of a request. A Request has it all; the host hands over something lighter. */
export interface Ask extends Pick<Request, 'method' | 'url' | 'signal' | 'body' | 'text' | 'arrayBuffer'> {
  readonly headers: AskHeaders
}
