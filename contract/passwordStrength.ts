import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The most common passwords; zxcvbn detects sequences, repeats and dates without a list. */
const COMMON =
  `password passwort motdepasse welcome letmein admin login master monkey dragon sunshine princess football
baseball soccer hockey shadow superman batman trustno1 iloveyou qwerty qwertyuiop azerty asdfgh zxcvbn abc123 whatever
freedom hello charlie michael jordan jennifer hunter summer winter autumn spring flower cookie chocolate secret
changeme default guest access starwars computer internet pokemon ginger pepper cheese family mustang maple furniture
sofa appliance kitchen store home canada america`.split(/\s+/);

const strength = new ZxcvbnFactory({ dictionary: { common: COMMON } });

/** zxcvbn's score of a password, 0 to 4; personal words in it lower the score. */
export function scoreOf(password: string, ownWords: readonly string[]): number {
  const words = ownWords
    .flatMap((word) => [word, ...word.split(/[@.\s]+/)])
    .filter((word) => word.length > 2);
  return strength.check(password.slice(0, 100), words).score;
}
