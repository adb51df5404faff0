export * from './model/index.ts'
export * from './time/calendar-date.ts'
export * from './time/local-time.ts'
