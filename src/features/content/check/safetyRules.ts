import { isAllowedElement, isOpaqueElement, isSafeAddress } from '@/features/content/allowList';
import { isKnownTag } from '@/features/content/tagRegistry';
import { type Rule, says } from './problem';

/** Parts of an accordion are read by the accordion itself. */
const parts = new Set(['avb-link', 'avb-accordion-item', 'avb-accordion-heading', 'avb-accordion-content']);

const dropped: Rule = ({ name }) => says(isOpaqueElement(name), `<${name}> is not allowed and left out.`);

const unknown: Rule = ({ name }) =>
  says(
    !isOpaqueElement(name) && !isAllowedElement(name) && !isKnownTag(name) && !parts.has(name),
    `<${name}> is not known; only what is in it is shown.`,
  );

const handlers: Rule = ({ name, attribs }) =>
  Object.keys(attribs)
    .filter((key) => /^on/i.test(key))
    .map((key) => `${key} on <${name}> is left out.`);

const addresses: Rule = ({ attribs }) =>
  ['href', 'src', 'data-src', 'data-href'].flatMap((key) =>
    says(
      attribs[key] !== undefined && !isSafeAddress(attribs[key]),
      `The ${key} "${attribs[key]}" is left out.`,
    ),
  );

/** What the renderer leaves out, so that a dealer is not left to guess. */
export const safetyRules: readonly Rule[] = [dropped, unknown, handlers, addresses];
