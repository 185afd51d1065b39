import type { Statement } from '../reply.ts';
import { addOns } from './addOns.ts';
import { delivery } from './delivery.ts';
import { description, sentenceAbout } from './description.ts';
import { documentAbout, documents } from './documents.ts';
import type { FactKind, FactScope } from './factScope.ts';
import { features } from './features.ts';
import { fit } from './fit.ts';
import { helpPages, passageAbout } from './helpPages.ts';
import { identity } from './identity.ts';
import { locations } from './locations.ts';
import { price } from './price.ts';
import { reviewAbout, reviews } from './reviews.ts';
import { missingValues, specifications } from './specifications.ts';
import { stock } from './stock.ts';

/** Every kind of fact, in the order of a reply. A new kind is a file in this folder and a line here. */
const factKinds: readonly FactKind[] = [
  fit,
  identity,
  specifications,
  features,
  price,
  stock,
  delivery,
  addOns,
  helpPages,
  documents,
  reviews,
  locations,
  description,
];

/** The shop's facts for a question, and the requested values that no data sheet contains. */
export interface Facts {
  statements: Statement[];
  missing: Statement[];
}

/** Reads the facts relevant to a question; empty if the shop has none. */
export async function readFacts(scope: FactScope): Promise<Facts> {
  const statements: Statement[] = [];
  for (const kind of factKinds) statements.push(...(await kind(scope)));
  const missing = missingValues(scope);
  if (statements.length > 0 || missing.length > 0) return { statements, missing };
  return { statements: await textAbout(scope), missing };
}

/** Texts of the shop that contain every subject of the question: description, help pages, documents, reviews. */
async function textAbout(scope: FactScope): Promise<Statement[]> {
  const sentence = sentenceAbout(scope);
  if (sentence.length > 0) return sentence;
  const passage = await passageAbout(scope);
  if (passage.length > 0) return passage;
  const section = await documentAbout(scope);
  return section.length > 0 ? section : reviewAbout(scope);
}
