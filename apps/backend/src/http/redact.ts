const SECRET = /([?&](?:token|consumer_key|consumer_secret|oauth_[a-z_]+|key)=)[^&#]*/gi

/** An address as the log may hold it: who reads logs must not become a customer or an integrator. */
export function redact(url: string): string {
  return url.replace(SECRET, '$1***')
}
