/** Drawings of screens that few pages show: drawn where they stand, so that no other page carries them. */
const drawings = {
  receipt: 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-1.2-.9-1.2.9-2.4-1.6L6 20.5v-17ZM9 8h6M9 12h6',
  star: 'm12 4 2.5 5.1 5.6.8-4 3.9.9 5.6-5-2.6-5 2.6 1-5.6-4.1-3.9 5.6-.8L12 4Z',
  ticket:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5V14a2 2 0 0 0 0-4V7.5ZM14 6v2.5M14 11v2M14 15.5V18',
  wheel:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0-10.5V10m0 4v6.5M3.5 12H10m4 0h6.5',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z',
  friends:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8a6 6 0 0 1 12 0M15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.3a6 6 0 0 1 3.5 5.2',
  leaf: 'M5 19c0-9 5-13.5 14.5-14C20 14 15 19 8.5 18.5M5 20.5c1-5 4-8.5 8.5-10.5',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5l1.5-2ZM10 20.5a2.2 2.2 0 0 0 4 0M12 5.5V3.5',
  leave:
    'M14 8V5.5A1.5 1.5 0 0 0 12.5 4h-6A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h6a1.5 1.5 0 0 0 1.5-1.5V16m-4-4h10m-3-3 3 3-3 3',
  copy: 'M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM16 9V4.5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1V14a1 1 0 0 0 1 1H8',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7',
  edit: 'm5 19 .8-3.6 9.7-9.7a1.9 1.9 0 0 1 2.8 2.8L8.6 18.2 5 19ZM14 7.2l2.8 2.8',
  gift: 'M5 11h14v8.5a.8.8 0 0 1-.8.8H5.8a.8.8 0 0 1-.8-.8V11Zm-1-3.5h16V11H4V7.5Zm8 0v12.8M12 7.5C9 7.5 7.5 6.5 7.5 5s1-1.8 1.8-1.8C11 3.2 12 5.5 12 7.5Zm0 0c3 0 4.5-1 4.5-2.5s-1-1.8-1.8-1.8C13 3.2 12 5.5 12 7.5Z',
  download: 'M12 4v11m-4-4 4 4 4-4M5 19.5h14',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5H4ZM16 9.5l5 5m0-5-5 5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
} as const

export type LineIconName = keyof typeof drawings

export function LineIcon({ name, size = 22 }: { readonly name: LineIconName; readonly size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
