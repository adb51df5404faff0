export { PlaceControl } from './place-control.tsx'
export { PlaceSheet, type Spot } from './place-sheet.tsx'
export { usePlace, wakePlace } from './place-store.ts'
export { spotsOf } from './spots.ts'
