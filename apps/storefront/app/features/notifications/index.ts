export { loadNotifications } from './load-notifications.ts'
export { NotificationsPage, NotificationsSkeleton } from './notifications-page.tsx'
export { PushSwitch } from './push-switch.tsx'
