import type { Rule } from './problem';
import { says } from './problem';

const pictures = new Set(['avb-picture', 'avb-svg', 'img']);
const isNumeric = (value: string) => /^\d+(?:\.\d+)?$/.test(value);

/** The attribute as written on the tag, data- or plain. */
const read = (attributes: Record<string, string>, name: string) =>
  attributes[`data-${name}`] ?? attributes[name];

/** Pictures need an address, words and a shape, so that nothing shifts (shell specification §5 and §8). */
const picture: Rule = ({ name, attribs }) => {
  if (!pictures.has(name)) return [];
  const [width, height] = [read(attribs, 'width'), read(attribs, 'height')];
  const given = [width, height].filter((size) => size !== undefined);
  return [
    ...says(!read(attribs, 'src'), `${name}: missing src.`),
    ...says(given.length < 2, `${name}: missing dimensions.`),
    ...says(!given.every(isNumeric), `${name}: width and height must be numeric.`),
    ...says(read(attribs, 'alt') === undefined, `${name}: missing alternative text.`),
  ];
};

export const pictureRules: readonly Rule[] = [picture];
