/** Calls of the contract's table that have no handler yet; a test holds this list to the truth, both ways. */
export const unanswered: readonly string[] = [
  'notifications',
  'subscribePush',
  'unsubscribePush',
  'autoApplyCoupons',
  'userCoupons',
  'applyPromocode',
  'bonusCard',
  'referralTermsOfUser',
  'applyReferral',
  'wheelPage',
  'wheelStateOfUser',
  'spinWheel',
  'requestOrderCall',
  'authoriseChannel',
]
