/** What went wrong without the visitor having to know: for the operator who opens the console. */
export function logWarning(message: string, fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's only log
  console.warn(message, fault)
}
