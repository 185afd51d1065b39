export const NNBSP = '\u202f';
/** A sign that French sets off, without its narrow no-break space. Times, addresses and entities have none. */
const unspaced = /(?<=[\p{L}\p{N})}»%”’$…])[\s\u00a0]?[?!:;](?=$|[\s<»")])/u;
const entity = /&#?\w+;/g;

/** Whether a French text has a narrow no-break space before each of ? ! : ; */
export const isTypeset = (text: string): boolean =>
  !unspaced.test(text.replace(entity, '').replaceAll(`${NNBSP}`, '\u0001'));
