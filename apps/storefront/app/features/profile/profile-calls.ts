import {
  changeUser,
  deleteUser,
  endOtherSessions,
  endUserSession,
  exportUser,
  type UserChange,
} from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

export function saveProfile(body: UserChange) {
  return callApi(changeUser, { body })
}

export function deleteProfile() {
  return callApi(deleteUser)
}

export function endDevice(id: string) {
  return callApi(endUserSession, { params: { id } })
}

export function endOtherDevices() {
  return callApi(endOtherSessions)
}

/** The server's own document, as it wrote it: what we would leave out in reading is the customer's as well. */
export async function downloadProfile(): Promise<boolean> {
  try {
    const response = await fetch(`/api${exportUser.path}`, {
      headers: { 'Accept-Language': document.documentElement.lang },
    })
    if (!response.ok) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = 'samobranka.json'
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}
