/** Rounded half up to so many decimals; what adds up to 1.005 in decimals is not 1.00 for being stored in binary. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale
}
