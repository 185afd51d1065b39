import { localizedText } from '../catalogMessages.ts';
import type { PageRow } from './findProduct.ts';

/** Returns the specifications of a product or variant by group, in one language. */
export const specGroupsOf = ({ details }: Pick<PageRow, 'details'>, language: string) =>
  details.specs.map(({ group, details: rows }) => ({
    group: localizedText(group, language),
    details: rows.map(({ label, value }) => ({
      label: localizedText(label, language),
      value: localizedText(value, language),
    })),
  }));
