/** No provider has more to say; one that never ends would fill the memory within its time. */
const MOST_BYTES = 1_048_576

/** The text of a provider's answer; throws when it breaks off, or goes on beyond what anybody has to say. */
export async function readAnswer(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop hangs up on who is still talking.
    if (length > MOST_BYTES) throw new Error('answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
