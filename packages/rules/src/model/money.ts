/** An integer of the currency's minor unit (kopecks). Never a fraction, never a float of roubles. */
export type Money = number
