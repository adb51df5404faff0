/** Where everything that happens at a kitchen is heard: numbers only, what they stand for is asked for. */
export const officeChannel = (kitchen: number): string => `private-office-${kitchen}`

const CHANNEL = /^private-office-(\d{1,15})$/

export function kitchenOfChannel(channel: string): number | null {
  const kitchen = CHANNEL.exec(channel)?.[1]
  return kitchen === undefined ? null : Number(kitchen)
}
