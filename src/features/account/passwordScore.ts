/** zxcvbn's score of a password, 0 to 4. The library comes when somebody writes one. */
export const passwordScore = async (password: string, ownWords: readonly string[]): Promise<number> =>
  (await import('@/api/contract/passwordStrength')).scoreOf(password, ownWords);
