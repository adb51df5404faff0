import type { StaffMember } from '@samobranka/rules'

type Place = Pick<StaffMember, 'kitchens'>

const isEverywhere = ({ kitchens }: Place): boolean => kitchens.length === 0

/** Whether they work together anywhere: whoever works in foreign kitchens alone is not there. */
export const worksBeside = (staff: Place, other: Place): boolean =>
  isEverywhere(staff) || isEverywhere(other) || other.kitchens.some((one) => staff.kitchens.includes(one))

/**
 * Whether all of those kitchens are theirs: an owner of one kitchen who made somebody of every kitchen would be one of
 * every kitchen a minute later.
 */
export const isWithinReach = (staff: Place, other: Place): boolean =>
  isEverywhere(staff) || (!isEverywhere(other) && other.kitchens.every((one) => staff.kitchens.includes(one)))
