import { conceptsIn } from '../question/concepts.ts';
import { tokensIn } from '../question/tokens.ts';
import { type FactKind, isAbout, sectionOf, textOf } from './factScope.ts';
import { priceText } from './price.ts';

const SUBJECTS = ['haul_away', 'installation', 'assembly', 'warranty'] as const;

/** Services and parts sold with the product: haul-away, installation, assembly, protection and parts. */
export const addOns: FactKind = (scope) => {
  const { page, question } = scope;
  if (isAbout(scope, 'find', 'assembly_time')) return [];
  const subjects = SUBJECTS.filter((subject) => isAbout(scope, subject));
  const offered = page.addons.filter(({ name, addon_kind: kind }) => {
    const tokens = tokensIn(name);
    const codes = conceptsIn(tokens).map(({ concept }) => concept.code);
    const isNamed = question.rest.length > 0 && question.rest.every((word) => tokens.includes(word));
    return (
      subjects.some((subject) => kind === subject || (kind === '' && codes.includes(subject))) || isNamed
    );
  });
  const links = [sectionOf(scope)];
  return offered.map(({ name, price }) => ({
    text:
      price === null
        ? textOf(scope, 'chatAddOnAsk', { title: name })
        : textOf(scope, price === 0 ? 'chatAddOnFree' : 'chatAddOn', {
            title: name,
            price: priceText(scope, price),
          }),
    links,
  }));
};
