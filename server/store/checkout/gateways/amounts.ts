/** Cents as providers want them: 1299.00 */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
