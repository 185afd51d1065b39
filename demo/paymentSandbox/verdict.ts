/** declined and error are answers; silent: the provider's server breaks down. */
export type Verdict = 'approved' | 'declined' | 'error' | 'silent';

const verdicts: Record<string, Verdict> = {
  '4000000000000002': 'declined',
  '4000000000000119': 'error',
  '4000000000000341': 'silent',
};

/** How the sandbox answers to a card, or to a token that carries a verdict: tok_declined_8f2a. */
export function verdictOf(cardOrToken: string): Verdict {
  const said = /^[a-z]+_(approved|declined|error|silent)_/.exec(cardOrToken)?.[1];
  return (said as Verdict | undefined) ?? verdicts[cardOrToken.replace(/\D/g, '')] ?? 'approved';
}
