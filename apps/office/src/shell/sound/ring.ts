import { useSyncExternalStore } from 'react'
import { currentPreferences } from '../../session/preferences.ts'
import { makeTone } from './make-tone.ts'

/**
 * The one voice of the office. Browsers forbid sound before somebody touched the page: until then it is locked, and the
 * screen says so.
 */
export interface Sound {
  readonly isLocked: boolean
  readonly isRinging: boolean
}

let sound: Sound = { isLocked: !(navigator.userActivation?.hasBeenActive ?? false), isRinging: false }
let bell: HTMLAudioElement | null = null
const listeners = new Set<() => void>()

function show(changes: Partial<Sound>): void {
  sound = { ...sound, ...changes }
  for (const listener of listeners) listener()
}

function theBell(): HTMLAudioElement {
  if (bell) return bell
  bell = new Audio(URL.createObjectURL(new Blob([makeTone()], { type: 'audio/wav' })))
  bell.loop = true
  bell.preload = 'auto'
  return bell
}

async function play(): Promise<void> {
  const audio = theBell()
  audio.muted = false
  setLoudness()
  try {
    await audio.play()
    if (!sound.isRinging) audio.pause()
    if (sound.isLocked) show({ isLocked: false })
  } catch (fault) {
    // Silenced before it began, it fails as well: that is nobody's lock.
    if (fault instanceof DOMException && fault.name === 'NotAllowedError') show({ isLocked: true })
  }
}

type Caller = 'orders' | 'kitchen' | 'printing'

/** Who rings now, and whether loudly: one who has been seen to does not silence another. */
const callers = new Map<Caller, boolean>()

/** What has waited for too long is heard as that. */
const USUAL = { volume: 0.6, speed: 1 }
const LOUD = { volume: 1, speed: 1.35 }

function setLoudness(): void {
  if (!bell) return
  const { volume, speed } = [...callers.values()].some((isLoud) => isLoud) ? LOUD : USUAL
  bell.volume = volume
  bell.playbackRate = speed
}

/** Rings until the same caller's `silence()`. Ringing already, it goes on, louder where it is told so. */
export function ring(caller: Caller = 'orders', isLoud = false): void {
  callers.set(caller, isLoud)
  setLoudness()
  if (sound.isRinging) return
  show({ isRinging: true })
  if (currentPreferences().isSoundOn) void play()
}

export function silence(caller: Caller = 'orders'): void {
  callers.delete(caller)
  setLoudness()
  if (callers.size > 0 || !sound.isRinging) return
  show({ isRinging: false })
  bell?.pause()
  if (bell) bell.currentTime = 0
}

/** To be called within a tap: from then on the page may ring by itself. */
export async function unlockSound(): Promise<void> {
  if (sound.isRinging) return play()
  const audio = theBell()
  audio.muted = true
  try {
    await audio.play()
    // It may have begun to ring meanwhile.
    if (!sound.isRinging) audio.pause()
    audio.muted = false
    show({ isLocked: false })
  } catch {
    show({ isLocked: true })
  }
}

/** To be called when the person switched the sound on or off. */
export function heedSoundSwitch(isOn: boolean): void {
  if (!isOn) bell?.pause()
  else if (sound.isRinging) void play()
}

export const useSound = (): Sound =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sound,
  )
