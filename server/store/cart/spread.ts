/**
 * Splits an amount of cents over lines in proportion to their weights, to the cent: the shares add up to the amount
 * and none is above its weight. An amount above all weights together is cut to them.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const given = Math.min(Math.max(amount, 0), whole);
  const shares = weights.map((weight) => Number((BigInt(given) * BigInt(weight)) / BigInt(whole)));
  let left = given - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const isTopped = left > 0 && share < (weights[index] ?? 0);
    if (isTopped) left -= 1;
    return isTopped ? share + 1 : share;
  });
}
