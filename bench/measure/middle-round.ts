/** The round whose ratio stands for all: ours and the reference were taken one after the other in it. */
export function middleRound<Round extends { readonly ours: number }>(
  rounds: readonly Round[],
  reference: keyof Round & string,
): Round {
  const ratio = (round: Round) => round.ours / Number(round[reference])
  const middle = rounds.toSorted((a, b) => ratio(a) - ratio(b))[rounds.length >> 1]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}
