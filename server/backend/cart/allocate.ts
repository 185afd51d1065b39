/**
 * Splits an amount in cents over lines in proportion to their weights: the shares add up to the amount, and no share
 * exceeds its weight. An amount above the sum of the weights is cut to that sum.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const total = Math.min(Math.max(amount, 0), whole);
  const shares = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(whole)));
  let left = total - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const isTopped = left > 0 && share < (weights[index] ?? 0);
    if (isTopped) left -= 1;
    return isTopped ? share + 1 : share;
  });
}
