import { useTranslate } from '../../../i18n/i18n.tsx'
import { changeCart, FillMinimum, useCart } from '../../cart/index.ts'
import { correctedLines } from './corrected-lines.ts'
import { ProblemList } from './problem-list.tsx'
import { StockDifference } from './stock-difference.tsx'
import { missingSum, type Trouble } from './trouble.ts'

/** What is wrong with the goods themselves, each with the way on. */
export function CartProblems({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const t = useTranslate()
  const { lines, coupons, gifts, promocode } = useCart((state) => state.cart)
  const refused = troubles.filter(({ code }) => code === 'coupon_not_eligible')
  const drop = () => {
    const isRefused = (id: number) => refused.some(({ couponId }) => couponId === id)
    const typed = promocode?.trim().toLowerCase()
    changeCart({
      coupons: coupons.filter((id) => !isRefused(id)),
      gifts: gifts.filter(({ couponId }) => !isRefused(couponId)),
      promocode: refused.some(({ couponCode }) => couponCode.toLowerCase() === typed) ? null : promocode,
    })
  }
  return (
    <>
      <ProblemList troubles={troubles} />
      <FillMinimum missing={missingSum(troubles)} />
      <StockDifference
        troubles={troubles}
        lines={lines}
        onConfirm={() => changeCart({ lines: correctedLines(lines, troubles) })}
      />
      {refused.length > 0 ? (
        <button type="button" className="button button-quiet w-full" onClick={drop}>
          {t('discount.without')}
        </button>
      ) : null}
    </>
  )
}
