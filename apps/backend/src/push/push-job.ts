/** The job that shows one notification in one browser: a browser that fails does not repeat it in the others. */
export const PUSH = 'push'

export interface PushJob {
  readonly notificationId: number
  readonly endpoint: string
}
