/** Notified of after each commit that set or ended a switch, and announced between processes. */
export const SWITCHES = 'samobranka_switches'
