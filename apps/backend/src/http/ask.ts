/** What the backend looks at of a request. A Request has it all; the host hands over something lighter. */
export type Ask = Pick<Request, 'method' | 'url' | 'headers' | 'signal' | 'body' | 'text' | 'arrayBuffer'>
